/** Who says that a sea route is there: the rules (SG-MIS-03) or our reconstruction. */
export type RouteSource = 'rules' | 'ours'

/**
 * Sea routes (SG-MAP-05). The rules name three; the others are ours, over the short crossings that were really sailed,
 * so that every island has two ways or more and no coastal province is a dead end.
 */
// biome-ignore format: a chart to be read in columns
export const seaRoutes: readonly (readonly [string, string, RouteSource])[] = [
  ['iki',         'nagato',   'rules'],
  ['nagato',      'buzen',    'rules'],
  ['bungo',       'iyo',      'rules'],
  ['iki',         'hizen',    'ours'],
  ['iki',         'tsushima', 'ours'],
  ['tsushima',    'hizen',    'ours'],
  ['oki',         'izumo',    'ours'],
  ['oki',         'inaba',    'ours'],
  ['sado',        'echigo',   'ours'],
  ['sado',        'noto',     'ours'],
  ['awaji',       'harima',   'ours'],
  ['awaji',       'kii',      'ours'],
  ['awa-shikoku', 'awaji',    'ours'],
  ['sanuki',      'bizen',    'ours'],
  ['iyo',         'aki',      'ours'],
  ['shima',       'mikawa',   'ours'],
  ['awa-boso',    'sagami',   'ours'],
]
