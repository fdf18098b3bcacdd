/** Words of Days of Glory: rules whose paragraphs of the rulebook explain them. */
export const terms: readonly string[] = [
  'JG-1.F-a',
  'JG-0.3-e',
  'JG-2.3.1-b',
  'JG-3-b',
  'JG-1.D-c',
  'JG-2.4.1-a',
  'JG-6.1.1-d',
  'JG-7.2-b',
  'JG-8.3.1-c',
  'JG-4.2-a',
  'JG-1.E-b',
  'JG-5.1.1-b',
]
