import type { Term } from '../terms.ts'

// biome-ignore format: a glossary to be read in columns
/** Words of Shogun, each with the rule whose paragraph of the rulebook explains it. */
export const terms: readonly Term[] = [
  { rule: 'SG-WIN-01',  en: ['Shogun, provinces', 'provinces? owned|shogun|clan'], it: ['Shogun, province', 'shogun|clan'],        hu: ['Sógun, tartományok', 'sógun|klán'] },
  { rule: 'SG-PLAN-01', en: ['Koku and plan', 'koku|plan'],               it: ['Koku e piano', 'koku|pian'],               hu: ['Koku és terv', 'koku|terv'] },
  { rule: 'SG-SWD-02',  en: ['Swords', 'sword(?!sm)'],                    it: ['Spade', 'spad[ae]'],                       hu: ['Kardok', 'kard(?!forg)'] },
  { rule: 'SG-BLD-03',  en: ['Building', 'build'],                        it: ['Costruzioni', 'costru'],                   hu: ['Építés', 'épít'] },
  { rule: 'SG-LVY-01',  en: ['Levy', 'levy|enlist|new units'],            it: ['Leva', 'leva|arruol|nuove unità'],         hu: ['Toborzás', 'toboroz|toborz|új egység'] },
  { rule: 'SG-UNI-01',  en: ['Army and force', 'army|armies|force|troop|province'], it: ['Armata e forza', 'armat|forz[ae]|trupp|provinci|guarnigion|unità'], hu: ['Hadsereg és tartományi erő', 'hadsereg|tartomány|csapat'] },
  { rule: 'SG-RON-01',  en: ['Hiring ronin', 'hire|hiring'],              it: ['Assoldare ronin', 'assold'],               hu: ['Róninok felfogadása', 'felfogad'] },
  { rule: 'SG-LIM-10',  en: ['Ronin', 'ronin'],                           it: ['Ronin', 'ronin'],                          hu: ['Rónin', 'rónin'] },
  { rule: 'SG-NIN-05',  en: ['Ninja', 'ninja|spy|spies|revenge'],         it: ['Ninja', 'ninja|spi[aoe]|vend[ei]'],         hu: ['Nindzsa', 'nindzsa|megfigyel|bosszú'] },
  { rule: 'SG-WAR-01',  en: ['War turn', 'phase|war turn|declare|march'], it: ['Turno di guerra', 'fase|turno di guerra|dichiar|marci'], hu: ['Hadi kör', 'fázis|hadi kör|bejelent|vonul'] },
  { rule: 'SG-CBT-01',  en: ['Battle', 'battle|casualt|break off|attack|hits?'], it: ['Battaglia', 'battagli|perdit|interromp|attacc|colp|contro'], hu: ['Csata', 'csat|veszteség|megszakít|támad|talál'] },
  { rule: 'SG-FRT-01',  en: ['Castle, fortress', 'castle|fortress|keep'], it: ['Castello, fortezza', 'castell|fortezz'],   hu: ['Vár, erőd', 'vár(?!j|u|a[kn])|erőd'] },
  { rule: 'SG-NAV-01',  en: ['From the sea', 'sea|landing'],              it: ['Dal mare', 'mare|sbarc'],                  hu: ['A tenger felől', 'tenger|partraszáll'] },
  { rule: 'SG-VET-01',  en: ['Level of a daimyo', 'level|daimyo'],        it: ['Livello di un daimyo', 'livell|daimyo'],   hu: ['A daimjó szintje', 'szint|daimjó'] },
  { rule: 'SG-INC-01',  en: ['Income', 'income'],                         it: ['Rendita', 'rendit'],                       hu: ['Jövedelem', 'jövedel'] },
]
