import { expect, test } from 'vitest'
import { setupTitle } from './setup-title.ts'

const say = (id: string) => `<${id}>`

test('a setup of the list is called by its message, one that somebody brought by the title in its text', () => {
  expect(setupTitle(say, { id: 'gmt-01', options: {} }, 'it')).toBe('<setup.gmt-01>')
  const battle = 'scenario mine\ntitle en The weir\ntitle hu A gát\n'
  expect(setupTitle(say, { id: 'own', options: { battle } }, 'hu')).toBe('A gát')
  expect(setupTitle(say, { id: 'own', options: { battle } }, 'it')).toBe('The weir')
  const plain = 'battle mine\ntitle The Nangis Road\n'
  expect(setupTitle(say, { id: 'own', options: { battle: plain } }, 'en')).toBe('The Nangis Road')
})
