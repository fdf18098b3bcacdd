import type { Term } from '../terms.ts'

// biome-ignore format: a glossary to be read in columns
/** Words of Days of Glory, each with the rule whose paragraph of the rulebook explains it. */
export const terms: readonly Term[] = [
  { rule: 'JG-1.F-a',   en: ['Points', 'points? (?!left)|what wins|hold'], it: ['Punti', 'punt[io] (?!rest)|come si vince'], hu: ['Pontok', 'pont(?!o)|mivel lehet'] },
  { rule: 'JG-0.3-e',   en: ['Strength and cohesion', 'strength|cohesion|disorder|battery|infantry|cavalry'], it: ['Forza e coesione', 'forza|coesion|disordin|batteri|fanteri|cavalleri'], hu: ['Erő és kohézió', 'erő|kohézió|rendezetlen|üteg|gyalog|lovas'] },
  { rule: 'JG-2.3.1-b', en: ['Orders', 'order|group|commander'],          it: ['Ordini', 'ordin[ei]|grupp|comandant'],        hu: ['Parancsok', 'parancs|csoport'] },
  { rule: 'JG-3-b',     en: ['Initiative of the turn', 'initiative|open with'], it: ['Iniziativa del turno', 'iniziativ'],         hu: ['A forduló kezdeményezése', 'kezdeményez'] },
  { rule: 'JG-1.D-c',   en: ['Markers and the cup', 'marker|cup|drawn|formation'], it: ['Segnalini e contenitore', 'segnalin|contenitore|formazion'], hu: ['Jelzők és a pohár', 'jelző|pohár|alakulat'] },
  { rule: 'JG-2.4.1-a', en: ['With and without orders', 'without orders|acts? with orders|test initiative'], it: ['Con e senza ordini', 'senza ordini|con ordini'], hu: ['Paranccsal és parancs nélkül', 'parancs nélkül|paranccsal'] },
  { rule: 'JG-6.1.1-d', en: ['Marching and facing', 'march|fac(?:e|ing)|front|rear|turn [A-Z]|move|points left'], it: ['Marcia e orientamento', 'marci|orient|fronte|muov|moviment'], hu: ['Vonulás és arcvonal', 'vonul|arc|mozg|fordul(?!ó)|merre'] },
  { rule: 'JG-7.2-b',   en: ['Fire', 'fire|fires|guns|reply'],            it: ['Fuoco', 'fuoco|cannon|rispond'],              hu: ['Tűz', 'tűz|tüz|ágyú|viszonoz'] },
  { rule: 'JG-8.3.1-c', en: ['Shock', 'shock|attack|hand to hand|combat|advance|breakthrough'], it: ['Urto', 'urto|attacc|combatt|avanz'], hu: ['Közelharc', 'közelharc|támad|ellentámad|előrenyomul|nyomul|áttör|harc|feladott'] },
  { rule: 'JG-4.2-a',   en: ['Charge and square', 'charg|square|recall|counter-charge|pursu'], it: ['Carica e quadrato', 'caric|quadrat|insegu|richiam'], hu: ['Roham és négyszög', 'roham|megroham|ellenroham|négyszög|üldöz|visszahív'] },
  { rule: 'JG-1.E-b',   en: ['Falling back, rout, rally', 'fall back|recoil|retreat|rout|rally|demoralis'], it: ['Arretrare, rotta, riordino', 'arretr|ripieg|ritir|rott[ae]|riordin|demoralizz'], hu: ['Hátrálás, megfutás, rendezés', 'hátrál|visszavonul|megfut|futás|rendez|demoraliz'] },
  { rule: 'JG-5.1.1-b', en: ['Stacking', 'stack'],                        it: ['Pila', 'pil[ae]|sovrappo'],                   hu: ['Egymáson álló egységek', 'rakás|egymás'] },
]
