import { nobody, type ShogunView, useGame } from './view.ts'

type Battle = NonNullable<ShogunView['battle']>

/** The battle that is to be seen: one that a beat ends is seen to its last, and none where other land is asked about. */
export function useBattle(): Battle | null {
  const { scene, beat } = useGame()
  if (beat !== null) return (beat.before as ShogunView).battle ?? scene.view.battle
  return scene.answers.some(({ action }) => action.kind === 'place') ? null : scene.view.battle
}

/** Whom the men belong to that are attacked; negative once nobody is left. */
export const defenderOf = ({ provinces }: ShogunView, { to }: Battle): number =>
  provinces[to]?.owner ?? nobody
