/** The first that fits: some browsers also say that they are another. */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** What a browser says of itself, cut down to what a person would say: "Firefox, Windows". */
export function deviceName(said: string): string {
  const browser = browsers.find(([mark]) => said.includes(mark))?.[1]
  const system = systems.find(([mark]) => said.includes(mark))?.[1]
  return browser === undefined || system === undefined ? said : `${browser}, ${system}`
}
