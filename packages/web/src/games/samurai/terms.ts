import type { Term } from '../terms.ts'

// biome-ignore format: a glossary to be read in columns
/** Words of Samurai Battles, each with the rule whose paragraph of the rulebook explains it. */
export const terms: readonly Term[] = [
  { rule: 'SB-VIC-06',   en: ['Victory Flag', 'victory flag|flags? won'], it: ['Stendardo della vittoria', 'stendard'],     hu: ['Győzelmi zászló', 'győzelmi zászl'] },
  { rule: 'SB-SWORD-02', en: ['Rank', 'rank|outrank'],                    it: ['Rango', 'rango'],                            hu: ['Rang', 'rang'] },
  { rule: 'SB-ARMY-22',  en: ['Leader', 'leader'],                        it: ['Comandante', 'comandant'],                   hu: ['Vezér', 'vezér'] },
  { rule: 'SB-ORD-03',   en: ['Order', 'order'],                          it: ['Ordine', 'ordin'],                           hu: ['Parancs', 'parancs(?!lap|nok)'] },
  { rule: 'SB-CMD-06',   en: ['Command cards and sections', 'section|command card'],         it: ['Carte Comando e settori', 'settor|cart[ae] comando'],        hu: ['Parancslapok és szakaszok', 'szakasz|parancslap'] },
  { rule: 'SB-RNG-09',   en: ['Moving', 'move|march'],                    it: ['Movimento', 'muov|moss[aeio]|moviment|marcia'], hu: ['Mozgás', 'mozg|vonul|lép'] },
  { rule: 'SB-RNG-02',   en: ['Shooting', 'shoot|shot'],                  it: ['Tirare', 'tir[aoi]'],                        hu: ['Lövés', 'lő|löv'] },
  { rule: 'SB-CLOSE-01', en: ['Close combat', 'close combat|fight|attack|strike|charge'], it: ['Corpo a corpo', 'corpo a corpo|attacc|combatt'], hu: ['Közelharc', 'közelharc|lecsap|támad|harc|roham'] },
  { rule: 'SB-SWORD-03', en: ['Reading the dice', 'roll|dice|blocks?'],         it: ['Leggere i dadi', 'dad[oi]|lanci(?!er)|blocc'],        hu: ['A kockák olvasása', 'dob(?!j)|kock|blokk'] },
  { rule: 'SB-INSP-01',  en: ['Inspiring', 'inspir'],                     it: ['Ispirare', 'ispir|incit'],                   hu: ['Fellelkesítés', 'lelkesít|fellelkesít'] },
  { rule: 'SB-BACK-01',  en: ['Battle back, gain ground', 'battles? back|gain ground|fight again|advance'], it: ['Rispondere, avanzare', 'rispond|rispost|avanz'], hu: ['Visszavágás, térnyerés', 'visszavág|teret nyer|előrenyomul'] },
  { rule: 'SB-RET-04',   en: ['Retreat', 'retreat|falls? back|further back|ignore'],     it: ['Ritirata', 'ritir|ripieg|ignor'],            hu: ['Visszavonulás', 'visszavonul|hátrál|figyelmen kívül'] },
  { rule: 'SB-HON-01',   en: ['Honor', 'honor'],                          it: ['Onore', 'onore'],                            hu: ['Becsület', 'becsület'] },
  { rule: 'SB-SEP-03',   en: ['Seppuku', 'seppuku'],                      it: ['Seppuku', 'seppuku'],                        hu: ['Szeppuku', 'szeppuku'] },
  { rule: 'SB-DRG-03',   en: ['Dragon card', 'dragon|play a card|with a card|counselor|discard|drew'],                   it: ['Carta Drago', 'drago|gioc\\p{L}* una carta|consiglier|scart'],                      hu: ['Sárkánylap', 'sárkány|lapot|lapok|tanács|dobj'] },
]
