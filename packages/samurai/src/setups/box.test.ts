import { describe, expect, it } from 'vitest'
import { parseScenario } from './parse.ts'

describe('what the box can field', () => {
  it('SB-COMP-16 a file that the box cannot field is refused with file, line and reason', () => {
    const text = (edit: (lines: string[]) => void) => {
      const lines =
        `scenario x\nedition gmt\ntitle en X\ntitle it X\ntitle hu X\nmap m\ndeployment d\ntop A command 5 dragon 1 honor 1 first\nbottom B command 5 dragon 1 honor 1\nvictory 5\n\nterrain\n${blank()}\n\nunits\n${blank()}\n\nstory en\nx\nstory it\nx\nstory hu\nx\n`.split(
          '\n',
        )
      edit(lines)
      return lines.join('\n')
    }
    const at = (lines: string[], heading: string, row: number) => lines.indexOf(heading) + 1 + row
    const put = (lines: string[], heading: string, row: number, tokens: string) => {
      lines[at(lines, heading, row)] = tokens
    }
    const army = (lines: string[]) => {
      put(lines, 'units', 0, ' asp . . . . . . . . . . .')
      put(lines, 'units', 10, ' ASP . . . . . . . . . . .')
    }
    const read = (edit: (lines: string[]) => void) => () =>
      parseScenario(
        'x.txt',
        text((lines) => {
          army(lines)
          edit(lines)
        }),
      )
    expect(read(() => {})().units.length).toBe(2)
    expect(read((lines) => put(lines, 'terrain', 0, ' r . . . . . . . . . . .'))).toThrow(
      /x\.txt, line \d+: .*river/,
    )
    expect(read((lines) => put(lines, 'units', 4, ' asp asp asp asp asp asp asp asp . . . .'))).toThrow(
      /line \d+: .*9 asp/,
    )
    const thirteenMore = (lines: string[]) => {
      lines[1] = 'edition zvezda'
      put(lines, 'units', 2, ' asp asp asp asp asp asp asp asp asp asp asp asp')
      put(lines, 'units', 4, ' ab . . . . . . . . . . .')
    }
    expect(read(thirteenMore)).toThrow(/line \d+: 14 units for the top army; the box has 13/)
    expect(read((lines) => put(lines, 'units', 4, ' . . . . . . . . . . . . asp'))).toThrow(
      /line \d+: .*12 cells/,
    )
    expect(read((lines) => lines.splice(10, 0, 'special no-such-rule'))).toThrow(
      /line 11: no special rule "no-such-rule"/,
    )
  })
})

const blank = (): string =>
  Array.from(
    { length: 11 },
    (_, row) =>
      (row % 2 === 0 ? ' ' : '   ') + Array.from({ length: row % 2 === 0 ? 12 : 11 }, () => '.').join('   '),
  ).join('\n')
