import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldOf, type GloryEvent, type GloryState, type GloryView, glory } from '@gunbai/glory'
import { type GloryAction, ordersToggled, plainShot, proposedOrders } from '@gunbai/glory/screen'
import { type Action, heardBy, type Match, printRecord, replay, type Seat } from '@gunbai/kernel'
import { speaker } from '@gunbai/words'
import type { Page } from 'playwright-core'
import { lit } from '../games/board/pointing.ts'
import { segments } from '../games/glory/plan/segments.ts'
import { blows, type Handle, handleOf, needsNoButton, pointingsOf } from '../games/glory/pointing.ts'
import { hexesOfGroup, hexOfUnit } from '../games/glory/view.ts'
import type { Hand } from './hand.ts'
import { byOrder, type RichTurn } from './rich-turn.ts'
import { untilTaken } from './table-page.ts'

const root = join(import.meta.dirname, '../../../..')
const messages = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const say = speaker('en', messages('packages/glory/messages/en.json'))

export type GloryMatch = Match<GloryState, Action, GloryEvent, unknown>

/** Plays a known game on through the page, answer by answer, as two people at one device do it. */
export class GloryPlayer {
  private readonly hand: Hand
  private readonly page: Page
  private readonly whole: GloryMatch
  /** The same game beside the page, by which it is known what the page must offer. */
  readonly now: GloryMatch
  private viewer: Seat | null = null
  /** Called after every answer, by whomever it was given. */
  seen: (() => void) | null = null

  constructor(hand: Hand, whole: GloryMatch, begins: number) {
    this.hand = hand
    this.page = hand.page
    this.whole = whole
    const record = { ...whole.record, answers: whole.record.answers.slice(0, begins), checks: [] }
    this.now = replay(glory, record as never) as unknown as GloryMatch
  }

  /** The game up to here, as the text of a file. */
  record(): string {
    return printRecord(this.now.record)
  }

  get moment(): number {
    return this.now.record.answers.length
  }

  /** Who has the device. */
  get viewerNow(): Seat {
    return this.viewer ?? 0
  }

  /** What is answered next, when whoever must answer it has the device. */
  async next(): Promise<Action> {
    this.followOrders()
    const given = this.whole.record.answers[this.moment]
    if (given === undefined) throw new Error('the game goes no further')
    await this.until(this.moment)
    if (given.seat !== this.viewer) {
      await this.hand.takeDevice()
      this.viewer = given.seat
    }
    return given.action
  }

  /** Gives the next answer of the game; what it and the orders that were followed after it brought, in words. */
  async giveNext(): Promise<string[]> {
    const action = await this.next()
    const seat = this.viewer as Seat
    if (this.now.questions().some((each) => each.seat === seat && each.name === 'phase A / orders'))
      return this.giveOrders(seat)
    await this.point(seat, action)
    this.take(seat, action)
    const heard = [this.heard(seat), this.followOrders()].flat()
    await this.until(this.moment)
    return heard
  }

  /** Changes the orders that are proposed into those of the game, and gives all of them by one press. */
  private async giveOrders(seat: Seat): Promise<string[]> {
    await this.untilReady()
    const given = this.whole.record.answers.slice(this.moment)
    const mine = given.slice(0, given.findIndex(({ action }) => action.kind === 'done') + 1)
    const wanted = mine.flatMap(({ action }) => ('group' in action ? [Number(action.group)] : []))
    const view = glory.view(this.now.state, seat) as GloryView
    let drafted = proposedOrders(view, seat)
    const differ = () =>
      drafted.find(({ group }) => !wanted.includes(group))?.group ??
      wanted.find((group) => !drafted.some((each) => each.group === group))
    for (let group = differ(); group !== undefined; group = differ()) {
      await this.hand.hex(handleOf(hexesOfGroup(view, group)[0] ?? -1))
      drafted = ordersToggled(view, drafted, group)
      await this.page
        .locator(`[data-part="parts"][data-count="${drafted.length}"]`)
        .waitFor({ state: 'attached' })
      await this.untilReady()
    }
    await this.hand.choose('end', 0)
    for (const { action } of mine) this.take(seat, action)
    const heard = [this.heard(seat), this.followOrders()].flat()
    await this.until(this.moment)
    return heard
  }

  /** Until the page knows what may be drafted. */
  private async untilReady(): Promise<void> {
    await this.page.locator('[data-part="plan"][data-ready="true"]').waitFor({ state: 'attached' })
  }

  private take(seat: Seat, action: Action): void {
    const question = this.now.questions().find((each) => each.seat === seat)
    this.now.answer(seat, question?.id ?? -1, action)
    this.seen?.()
  }

  /** Takes the answers that the table gives by the recommended orders; what they brought. */
  private followOrders(): string[] {
    const told: string[] = []
    for (;;) {
      const [{ seat } = { seat: 0 }] = this.now.questions()
      const ordered = this.now.state.result === null ? byOrder(this.now, seat) : null
      if (ordered === null) return told
      this.take(seat, ordered)
      told.push(...this.heard(seat))
    }
  }

  /** What the latest answer brought, as that seat hears it. */
  private heard(seat: Seat): string[] {
    return (this.now.told.at(-1) ?? []).flatMap((told) => {
      const phrase = glory.phrasing.event(heardBy(told, seat))
      return phrase === null ? [] : [say(phrase)]
    })
  }

  private async until(moment: number): Promise<void> {
    await this.page.locator(`[data-moment="${moment}"]`).waitFor()
  }

  /** Chooses what stands for an answer: a button, a marker, or a piece, a hex and, where it means several, which. */
  private async point(seat: Seat, action: Action): Promise<void> {
    const answers = glory.answers(this.now.state, seat)
    if (action.kind === 'put' || action.kind === 'open') {
      const markers = answers.filter(({ kind }) => kind === 'put' || kind === 'open')
      return this.hand.choose('cup', placeOf(markers, action))
    }
    if (!needsNoButton(action as GloryAction)) {
      const buttons = answers.filter((each) => !needsNoButton(each))
      return this.hand.choose('choices', placeOf(buttons, action))
    }
    if (segments.has(this.now.questions()[0]?.name ?? '')) await this.clearDraft()
    const { origin, target, among } = this.aim(seat, action)
    if (origin !== null) await this.hand.hex(origin)
    await this.hand.hex(target)
    if (takesUp.has(action.kind)) return this.hand.step(action)
    const shot = this.plainShotLike(seat, action)
    if (among.length > 1) await this.hand.choose('chooser', placeOf(among, shot))
    if (!same(shot, action)) await this.hand.step(action)
    if (blows.has(action.kind) || action.kind === 'choose') await this.hand.choose('commit', 0)
  }

  /** Takes out whatever the page proposes: here answers are given one by one. */
  async clearDraft(): Promise<void> {
    await this.untilReady()
    const out = this.page.locator('[data-part="parts"] button')
    for (let left = await out.count(); left > 0; left--) {
      await out.first().click()
      await this.page.waitForFunction(
        (most) => document.querySelectorAll('[data-part="parts"] button').length < most,
        left,
      )
      await this.untilReady()
    }
  }

  /** Where an answer is on the map: what must be taken up for it, its hex, and all that this hex then stands for. */
  aim(seat: Seat, action: Action): { origin: Handle | null; target: Handle; among: readonly Action[] } {
    const answers: Action[] = [...glory.answers(this.now.state, seat), ...this.later(seat)]
    const pointed = answers.flatMap((answer) =>
      this.pointings(answer as GloryAction, seat).map((pointing) => ({ answer, pointing })),
    )
    const aim = pointed.find(({ answer }) => same(answer, action))?.pointing
    if (aim === undefined) throw new Error(`${JSON.stringify(action)} is not on the map`)
    const { target } = aim
    const plain = (list: readonly Action[]) =>
      list.filter((each) => !takesUp.has(each.kind) && same(this.plainShotLike(seat, each), each))
    const atOnce = lit(pointed, null).targets.get(target) ?? []
    // an attack by one hex alone: whoever makes it is taken up first
    if (action.kind !== 'attack' && atOnce.some((each) => same(each, action))) {
      const others = plain(atOnce).filter(({ kind }) => kind !== 'attack')
      const isAttacked = answers.some((each) => each.kind === 'attack' && this.hexOf(each) === target)
      return { origin: null, target, among: isAttacked ? [...others, { kind: 'assault' }] : others }
    }
    return { origin: aim.origin, target, among: plain(lit(pointed, aim.origin).targets.get(target) ?? []) }
  }

  /** Of shots by the same battery at the same hex the one that the map stands for; any other answer is itself. */
  private plainShotLike(seat: Seat, action: Action): Action {
    const shot = action as GloryAction
    if (shot.kind !== 'fire') return action
    const alike = [...glory.answers(this.now.state, seat), ...(this.later(seat) as GloryAction[])].flatMap(
      (each) => (each.kind === 'fire' && each.unit === shot.unit && each.hex === shot.hex ? [each] : []),
    )
    return plainShot(glory.view(this.now.state, seat) as GloryView, alike) ?? action
  }

  private hexOf(action: Action): string {
    return String((action as { hex?: number }).hex)
  }

  /** What could be answered in later segments of the activation, if those before them were ended now. */
  private later(seat: Seat): Action[] {
    const state = glory.copy(this.now.state)
    const list: Action[] = []
    const { revealed } = state
    while (segments.has(glory.questions(state)[0]?.name ?? '')) {
      const done = glory.answers(state, seat).find(({ kind }) => kind === 'done')
      if (done === undefined) break
      glory.play(state, seat, done)
      const [asked] = glory.questions(state)
      if (asked?.seat !== seat || state.revealed !== revealed || !segments.has(asked.name)) break
      list.push(...glory.answers(state, seat).filter(({ kind }) => laterKinds.has(kind)))
    }
    return list
  }

  private pointings(action: GloryAction, seat: Seat) {
    const view = glory.view(this.now.state, seat) as GloryView
    const field = fieldOf(view)
    const about = this.now.questions().find((each) => each.seat === seat)?.about
    return pointingsOf(action, {
      unitHex: (unit) => hexOfUnit(view, field, unit),
      commanderHex: (commander) => view.commanders[commander]?.hex ?? -1,
      groupHexes: (group) => hexesOfGroup(view, group),
      asked: about?.unit === undefined ? -1 : hexOfUnit(view, field, Number(about.unit)),
    })
  }
}

/** What is given by taking a hex up. */
const takesUp: ReadonlySet<string> = new Set(['march', 'enter', 'ride', 'raise', 'square'])
const laterKinds: ReadonlySet<string> = new Set(['fire', 'charge', 'attack', ...takesUp])
const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

function placeOf(list: readonly Action[], action: Action): number {
  const place = list.findIndex((each) => same(each, action))
  if (place < 0) throw new Error(`${JSON.stringify(action)} is not offered`)
  return place
}

/** Takes the game before its rich turn in as a record file, and opens it to be played on. */
export async function playOn(hand: Hand, { match, begins }: RichTurn): Promise<GloryPlayer> {
  const { page } = hand
  const player = new GloryPlayer(hand, match, begins)
  await page.setInputFiles('input[type=file]', {
    name: 'two-crossings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(player.record()),
  })
  await page.getByRole('slider').waitFor()
  await page.goto(`${new URL(page.url()).origin}/#/`)
  await page.getByRole('link', { name: 'Play on' }).click()
  return player
}

/**
 * Gives some answer at once, the way an impatient attacker would; what is offered is read and chosen in one go. False when
 * nothing can be done now.
 */
export async function playOne(page: Page, turn: number): Promise<boolean> {
  const moment = await page.evaluate((now) => {
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const kinds = (...names: string[]) => all(names.map((name) => `[data-kind="${name}"]`).join())
    const targets = all('[data-lit="target"]')
    const origins = all('[data-lit="origin"]')
    const buttons = all('[data-part="choices"] button, [data-answer], [data-steps]')
    const fights = kinds('fire', 'attack', 'charge', 'resolve', 'strike')
    const steps = kinds('step')
    const turns = all('[data-facing]')
    const chosen = () => {
      if (all('[data-part="chooser"]').length > 0) return all('[data-part="chooser"] button')[0]
      if (all('[data-commit]').length > 0) return all('[data-commit]')[0]
      if (kinds('journey').length > 0) return kinds('journey')[now % kinds('journey').length]
      if (fights.length > 0) return fights[now % fights.length]
      if (steps.length > 0 && now % 5 !== 4) return steps[now % steps.length]
      if (turns.length > 0) return turns[now % turns.length]
      if (targets.length > 0 && (now % 3 !== 2 || buttons.length === 0)) return targets[now % targets.length]
      if (origins.length > 0 && now % 4 !== 3) return origins[now % origins.length]
      return buttons.at(-1) ?? targets[0]
    }
    const place = chosen()
    place?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const table = document.querySelector<HTMLElement>('[data-layout]')
    return place === undefined ? null : Number(table?.dataset.moment)
  }, turn)
  if (moment !== null) await untilTaken(page, moment)
  return moment !== null
}
