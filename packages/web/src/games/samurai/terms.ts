/** Words of Samurai Battles: rules whose paragraphs of the rulebook explain them. */
export const terms: readonly string[] = [
  'SB-VIC-06',
  'SB-SWORD-02',
  'SB-ARMY-22',
  'SB-ORD-03',
  'SB-CMD-06',
  'SB-RNG-09',
  'SB-RNG-02',
  'SB-CLOSE-01',
  'SB-SWORD-03',
  'SB-INSP-01',
  'SB-BACK-01',
  'SB-RET-04',
  'SB-HON-01',
  'SB-SEP-03',
  'SB-DRG-03',
]
