import { describe, expect, test } from 'vitest'
import { DISORDERED } from '../../state.ts'
import { against, announced, line } from '../../testing/shocks.ts'

describe('results', () => {
  test('W1 JG-8.5-a, JG-8.5-c, JG-8.7.1-a, JG-8.7.1-d disordered and driven back one hex; the attacker follows and may turn a corner', () => {
    const t = announced(against(), 9)
    expect(t.condition('R1')).toBe(DISORDERED)
    t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.of('advance').sort()).toEqual(['I1 0605 NE', 'I1 0605 S', 'I1 0605 SE'])
    t.play('advance I1 0605 SE')
    expect(t.where('I1')).toBe('0605')
  })
  test('JG-10-a, JG-10.3.1-a, JG-10.3.2-a a recoil is one hex away from all attackers, facing as before', () => {
    const t = announced(against(), 9)
    expect(t.of('fall back').sort()).toEqual(
      ['0604', '0606', '0705']
        .filter((each) => each !== '')
        .slice(0, 3)
        .map((each) => each)
        .sort(),
    )
    t.play('fall back 0705')
    expect(t.piece('R1').facing).toBe(5)
  })
  test('JG-10.3.5-a, R-44, 74 each front zone entered in falling back is a level; one avoids it where one can', () => {
    const t = announced(against(true, line('I8', 8), { I8: '0804' }))
    t.set('I8', { facing: 5 })
    t.dice(9).play('done')
    expect(t.of('fall back')).not.toContain('0704')
  })
  test('41, JG-6.1.1-e a village has no rear: struck from behind there is no modifier', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.....v........' : '..............'))
    const struck = (drawn: object) => {
      const t = against(true, '', {}, drawn)
      t.set('R1', { facing: 2 })
      return announced(t, 4, 0, 0).heard('shock')[0].modifier
    }
    expect(struck({})).toBe(2)
    expect(struck({ rows })).toBe(-1)
  })
})
