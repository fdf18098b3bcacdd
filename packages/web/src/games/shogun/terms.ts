/** Words of Shogun: rules whose paragraphs of the rulebook explain them. */
export const terms: readonly string[] = [
  'SG-WIN-01',
  'SG-PLAN-01',
  'SG-SWD-02',
  'SG-BLD-03',
  'SG-LVY-01',
  'SG-UNI-01',
  'SG-RON-01',
  'SG-LIM-10',
  'SG-NIN-05',
  'SG-WAR-01',
  'SG-CBT-01',
  'SG-FRT-01',
  'SG-NAV-01',
  'SG-VET-01',
  'SG-INC-01',
]
