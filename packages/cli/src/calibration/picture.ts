import { type Bin, type Way, ways } from './calibration.ts'

const size = 420
const edge = 44
const inner = size - 2 * edge

const across = (share: number) => (edge + share * inner).toFixed(1)
const up = (share: number) => (size - edge - share * inner).toFixed(1)

const marks: Readonly<Record<Way, { readonly colour: string; readonly dash: string }>> = {
  evaluation: { colour: '#2b4c8c', dash: '5 4' },
  turn: { colour: '#b02a1f', dash: '' },
}

/** What was said across, how often it was won upwards: whoever says the truth stays on the diagonal. An SVG. */
export function pictureOf(title: string, bins: Readonly<Record<Way, readonly Bin[]>>): string {
  const ticks = [0, 0.25, 0.5, 0.75, 1]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" font-family="sans-serif" font-size="13">`,
    `<title>${title}</title>`,
    `<rect width="${size}" height="${size}" fill="#fbf7ec"/>`,
    ...ticks.flatMap((tick) => [
      `<path d="M${across(tick)} ${up(0)}V${up(1)}M${across(0)} ${up(tick)}H${across(1)}" stroke="#e5dac2"/>`,
      `<text x="${across(tick)}" y="${size - edge + 18}" text-anchor="middle">${100 * tick}</text>`,
      `<text x="${edge - 8}" y="${Number(up(tick)) + 4}" text-anchor="end">${100 * tick}</text>`,
    ]),
    `<path d="M${across(0)} ${up(0)}L${across(1)} ${up(1)}" stroke="#7a6f5c" stroke-dasharray="2 4"/>`,
    ...ways.flatMap((way, i) => lineOf(way, bins[way], i)),
    `<text x="${size / 2}" y="${size - 8}" text-anchor="middle">said, %</text>`,
    `<text x="14" y="${size / 2}" text-anchor="middle" transform="rotate(-90 14 ${size / 2})">won, %</text>`,
    '</svg>\n',
  ].join('\n')
}

function lineOf(way: Way, bins: readonly Bin[], row: number): string[] {
  const { colour, dash } = marks[way]
  const path = bins.map(({ said, won }) => `${across(said)} ${up(won)}`).join('L')
  const y = edge + 16 + row * 18
  return [
    `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>`,
    ...bins.map(
      ({ said, won, samples }) =>
        `<circle cx="${across(said)}" cy="${up(won)}" r="${Math.min(9, 2 + Math.sqrt(samples) / 3).toFixed(1)}" fill="${colour}"/>`,
    ),
    `<path d="M${edge + 10} ${y - 4}h24" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>`,
    `<text x="${edge + 40}" y="${y}">${way}</text>`,
  ]
}
