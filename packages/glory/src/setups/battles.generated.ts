// Written by tools/glory-battles.ts from battles/*.txt. Change those and run it again.
export const battleFiles: readonly { readonly file: string; readonly text: string }[] = [
  {
    file: 'battles/kronau.txt',
    text: `# Invented, to prove the rules at scale: about thirty units a side, a fortified town, guns behind ramparts, two ways to flee.
# Balance: the White reserve comes on turn 4; on turn 3 greedy won 67 of 100 games for White.
battle kronau
title The Fortress of Kronau
scale brigade
turns 10
fog 1
night 10
size 30x20
map
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .   .   .   .   .   .   w   .   .   .   .   .   .   .   .   .   .   w   .   .   .   .   .
.   .   .   .   w   w   .   .   .   .   .   .   w   w   .   .   .   .   .   .   .   .   .   w   w   .   .   .   .   .
  .   .   .   .   w   w   w   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   w   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   v   .   .   .   .   .   .   .   .   c   .   .   .   .   .   .
  .   .   .   .   .   .   .   v   .   .   .1  .1  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .1  .2  .1  .   .   .   .   .   .   .   .   v   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .   .   .   .1  .2  .1  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .1  .1  .   .   .   .   .   .   o   .   .   .   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   o   v   .   .   .   .   .   t   t   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   v   .   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   o   .1  .1  .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   o   .   .   .   .   .   .1  .1  .   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   o   .   .   .   .   .   .   .   .   .   .   .   .   .1  .1  w   w   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   v   .   .   .   .   .   .   .   w   w   .   .   .   .   .   .   .
  .   .   .   .   .   .   v   .   w   .   .   .   .   .   .   .   .   .   .   .   .   .   .   w   .   .   .   .   .   .
.   .   .   .   .   .   .   .   w   w   .   .   .   .   .   .   .   w   w   .   .   .   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .   .   w   .   .   .   .   .   .   .   .   w   o   .   .   .   .   .   .   .   .   .   .
m   .   .   .   .   .   .   .   .   .   .   .   .   .   m   m   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  m   m   .   .   .   .   .   .   .   .   .   .   .   .   m   m   .   .   .   .   .   .   .   .   .   .   .   .   .   .
end

side | white | White
side | gold | Gold

road 0110 0210 0310 0410 0510 0610 0710 0810 0910 1010 1110 1210 1310 1410 1510 1610 1710 1810 1910 2010 2110 2210 2310 2410 2510 2610 2710 2810 2910 3010
road 1510 1509 1508 1507 1506 1505 1504 1503 1502 1501
road 1610 1611 1612 1613 1614 1615 1616 1617 1618 1719 1720
path 0910 0911 0912 0913 0914 0915 0815 0716
path 2110 2111 2112
path 0716 0616 0617 0618 0619
path 1009 1008 1108 1208
side river hcut 16 cols 01-14
side bridge 0616/0617
side ford 1116/1117
side stream vcut 24 rows 11-20
side steep 1106/1105 1206/1205 1206/1306 1307/1407 1308/1408
side crest 1207/1206 1208/1209 1207/1307
side fortification 1510/1410 1510/1609 1510/1509 1510/1611 1510/1511 1610/1710 1610/1709 1610/1609 1610/1711 1610/1611
side redoubt 1911/1811 1911/1810 1911/1812 2009/1909 2009/1908 2009/1910
rout white W S
rout gold E N
zone town 1510 1610
zone hill 1207 1208
zone villages 0910 2111 1505 1415
held gold 1510 1610 2111
held white 0910 1207 1208

form | white | w1 | White I Division    | 6 | 5
form | white | w2 | White II Division   | 5 | 4
form | white | w3 | White III Division  | 5 | 3
form | white | wc | White Cavalry Corps | 6 | 5
form | white | wr | White Reserve       | 5 | 4
form | gold  | g1 | Gold I Division     | 5 | 4
form | gold  | g2 | Gold II Division    | 5 | 4

form | gold | gg | Garrison of Kronau | 4

form | gold | gc | Gold Cavalry    | 6 | 5
form | gold | gr | Gold Grenadiers | 6 | 4

cmd | white | mar | Marbot   | chief | 2 | 3 | 8 | 0710 | all
cmd | white | des | Desailly | army  | 1 | 1 | 5 | 0605 | wc
cmd | gold  | kro | Kronfeld | chief | 2 | 3 | 8 | 2210 | all
cmd | gold  | lie | Lienz    | army  | 1 | 1 | 4 | 1610 | gg g1

cam | white | cw1 | Grand battery            | 6 | optional 2-9      | of w1 w2 w3 wr ; arms art ; does fire move rally
cam | white | cw2 | The cavalry to the front | 7 | optional 3-9 once | of wc wr ; arms cav horse ; does fire move charge shock rally
cam | gold  | cg1 | Sortie                   | 6 | optional 3-9 once | of gg g1 ; does fire move shock rally ; chosen lie
cam | gold  | cg2 | Signal rockets           | 5 | compulsory 4-4    | of g1 g2 gc gr ; does fire turn

unit | w1 | WA1 | White Brigade A 1       | inf | light     | 5-6-6-5 | 4-5-0-4 | 0709 | SE | 0
unit | w1 | WA2 | White Brigade A 2       | inf | line      | 4-7-6-5 | 3-6-0-4 | 0809 | SE | 0
unit | w1 | WA3 | White Brigade A 3       | inf | line      | 4-6-5-5 | 3-5-0-4 | 0811 | SE | 0
unit | w1 | WA4 | White Brigade A 4       | inf | line      | 4-6-6-5 | 3-5-0-4 | 0711 | SE | 0
unit | w1 | WA5 | White Brigade A 5       | inf | line      | 5-6-6-5 | 4-5-0-4 | 0810 | SE | 0
unit | w1 | WAG | White A battery         | art | foot:3/6  | 5-6-x-4 | x-5-x-3 | 0811 | SE | 0
unit | w2 | WB1 | White Brigade B 1       | inf | light     | 5-6-6-5 | 4-5-0-4 | 0513 | SE | 0
unit | w2 | WB2 | White Brigade B 2       | inf | line      | 4-7-6-5 | 3-6-0-4 | 0613 | SE | 0
unit | w2 | WB3 | White Brigade B 3       | inf | line      | 4-6-5-5 | 3-5-0-4 | 0614 | SE | 0
unit | w2 | WB4 | White Brigade B 4       | inf | line      | 4-6-6-5 | 3-5-0-4 | 0714 | SE | 0
unit | w2 | WB5 | White Brigade B 5       | inf | line      | 5-6-6-5 | 4-5-0-4 | 0514 | SE | 0
unit | w2 | WBG | White B battery         | art | foot:3/5  | 4-6-x-4 | x-5-x-3 | 0614 | SE | 0
unit | w3 | WD1 | White Brigade D 1       | inf | light     | 5-6-6-5 | 4-5-0-4 | 0707 | SE | 0
unit | w3 | WD2 | White Brigade D 2       | inf | line      | 4-7-6-5 | 3-6-0-4 | 0808 | SE | 0
unit | w3 | WD3 | White Brigade D 3       | inf | line      | 4-6-5-5 | 3-5-0-4 | 0806 | SE | 0
unit | w3 | WD4 | White Brigade D 4       | inf | line      | 4-6-6-5 | 3-5-0-4 | 0706 | SE | 0
unit | w3 | WDG | White D battery         | art | foot:3/5  | 4-6-x-4 | x-5-x-3 | 0706 | SE | 0
unit | wc | WH1 | White Horse 1           | cav | heavy     | 4-7-7-7 | 3-6-0-6 | 0305 | SE | 0
unit | wc | WH2 | White Horse 2           | cav | heavy     | 4-7-7-7 | 3-6-0-6 | 0406 | SE | 0
unit | wc | WH3 | White Horse 3           | cav | light     | 3-6-6-8 | 2-5-0-7 | 0405 | SE | 0
unit | wc | WH4 | White Horse 4           | cav | medium    | 4-6-6-7 | 3-5-0-6 | 0306 | SE | 0
unit | wc | WH5 | White Horse 5           | cav | light     | 3-6-6-8 | 2-5-0-7 | 0407 | SE | 0
unit | wc | WHG | White horse guns        | art | horse:2/5 | 3-7-x-7 | x-6-x-6 | 0406 | SE | 0
unit | wr | WR1 | White Guard 1           | inf | light     | 5-8-8-5 | 4-7-0-4 | 0110 | SE | 4
unit | wr | WR2 | White Guard 2           | inf | line      | 5-8-8-5 | 4-7-0-4 | 0110 | SE | 4
unit | wr | WR3 | White Guard 3           | inf | line      | 5-8-8-5 | 4-7-0-4 | 0110 | SE | 4
unit | wr | WR4 | White Guard 4           | inf | line      | 5-8-8-5 | 4-7-0-4 | 0110 | SE | 4
unit | wr | WRG | White Guard 12-pounders | art | foot:3/6  | 6-8-x-4 | x-7-x-3 | 0110 | SE | 4
unit | wr | WRH | White Guard lancers     | cav | medium    | 4-8-8-8 | 3-7-0-7 | 0110 | SE | 4
unit | gg | GG1 | Garrison 1              | inf | light     | 3-6-5-5 | 2-5-0-4 | 1510 | NW | 0
unit | gg | GG2 | Garrison 2              | inf | line      | 3-6-5-5 | 2-5-0-4 | 1510 | NW | 0
unit | gg | GG3 | Garrison 3              | inf | line      | 3-6-5-5 | 2-5-0-4 | 1610 | NW | 0
unit | gg | GGA | Fortress guns           | art | foot:3/6  | 5-7-x-2 | x-6-x-2 | 1510 | NW | 0
unit | gg | GGB | Fortress guns 2         | art | foot:3/5  | 4-6-x-2 | x-5-x-2 | 1610 | NW | 0
unit | g1 | GA1 | Gold Brigade A 1        | inf | light     | 5-6-6-5 | 4-5-0-4 | 2009 | NW | 0
unit | g1 | GA2 | Gold Brigade A 2        | inf | line      | 4-7-6-5 | 3-6-0-4 | 2008 | NW | 0
unit | g1 | GA3 | Gold Brigade A 3        | inf | line      | 4-6-5-5 | 3-5-0-4 | 2107 | NW | 0
unit | g1 | GA4 | Gold Brigade A 4        | inf | line      | 4-6-6-5 | 3-5-0-4 | 2106 | NW | 0
unit | g1 | GA5 | Gold Brigade A 5        | inf | line      | 5-6-6-5 | 4-5-0-4 | 2108 | NW | 0
unit | g1 | GAA | Gold A battery          | art | foot:3/6  | 4-6-x-4 | x-5-x-3 | 2009 | NW | 0
unit | g1 | GAB | Gold A second battery   | art | foot:3/5  | 4-6-x-4 | x-5-x-3 | 2110 | NW | 0
unit | g2 | GB1 | Gold Brigade B 1        | inf | light     | 5-6-6-5 | 4-5-0-4 | 1911 | NW | 0
unit | g2 | GB2 | Gold Brigade B 2        | inf | line      | 4-7-6-5 | 3-6-0-4 | 2111 | NW | 0
unit | g2 | GB3 | Gold Brigade B 3        | inf | line      | 4-6-5-5 | 3-5-0-4 | 2012 | NW | 0
unit | g2 | GB4 | Gold Brigade B 4        | inf | line      | 4-6-6-5 | 3-5-0-4 | 2014 | NW | 0
unit | g2 | GB5 | Gold Brigade B 5        | inf | line      | 5-6-6-5 | 4-5-0-4 | 2113 | NW | 0
unit | g2 | GB6 | Gold Brigade B 6        | inf | line      | 4-7-6-5 | 3-6-0-4 | 2115 | NW | 0
unit | g2 | GBA | Gold B battery          | art | foot:3/6  | 5-6-x-4 | x-5-x-3 | 1911 | NW | 0
unit | g2 | GBB | Gold B second battery   | art | foot:3/5  | 4-6-x-4 | x-5-x-3 | 2112 | NW | 0
unit | gc | GH1 | Gold Horse 1            | cav | heavy     | 4-7-7-7 | 3-6-0-6 | 2508 | NW | 0
unit | gc | GH2 | Gold Horse 2            | cav | light     | 3-6-6-8 | 2-5-0-7 | 2407 | NW | 0
unit | gc | GH3 | Gold Horse 3            | cav | medium    | 4-6-6-7 | 3-5-0-6 | 2507 | NW | 0
unit | gc | GH4 | Gold Horse 4            | cav | medium    | 4-6-6-7 | 3-5-0-6 | 2513 | NW | 0
unit | gc | GH5 | Gold Horse 5            | cav | light     | 3-6-6-8 | 2-5-0-7 | 2512 | NW | 0
unit | gc | GHG | Gold horse guns         | art | horse:2/5 | 3-6-x-7 | x-5-x-6 | 2508 | NW | 0
unit | gr | GR1 | Gold Grenadiers 1       | inf | light     | 5-8-7-5 | 4-7-0-4 | 3010 | NW | 3
unit | gr | GR2 | Gold Grenadiers 2       | inf | line      | 5-8-7-5 | 4-7-0-4 | 3010 | NW | 3
unit | gr | GR3 | Gold Grenadiers 3       | inf | line      | 5-8-7-5 | 4-7-0-4 | 3010 | NW | 3
unit | gr | GRA | Gold reserve battery    | art | foot:3/6  | 5-7-x-4 | x-6-x-3 | 3010 | NW | 3

score white hold town 8
score white hold hill 3
score white hold villages 3
score white eliminated inf,cav strength 1
score white eliminated art each 3
score white routed 1
score gold hold town 6
score gold hold hill 3
score gold hold villages 3
score gold eliminated inf,cav strength 1
score gold eliminated art each 3
score gold routed 1
win white holds town ; broken gold 3
win gold broken white 3
`,
  },
  {
    file: 'battles/montebello.txt',
    text: `# Ours: the ground is reduced to a plain, a torrent and a ridge; strengths and ratings are first guesses, not history.
battle montebello
title Casteggio and Montebello, 9 June 1800
scale regiment
turns 9
fog 1
size 20x14
map
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  .   .   w   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   w   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   o   .   .   .   .   .   .   .   .   .   .   o   .   .   .   .   .   .
  .   .   .   .   .   o   .   .   .   .   .   .   .   .   o   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  .   .   v   v   .   .   .   .   .   .   .   .   .   t   v   .   .   .   .   .
.   .   .   o   .   .   .   .   .   .   .   .   .   o   .   .   .   .   .   .
  .   .   .   .   w   .   .   .   .   .   .   o   .   .   .   .   .   .   .   .
.   .   .   w   .   .1  .1  .1  w1  .1  .1  .1  .1  .1  .1  .1  .   .   .   .
  .   .   .   .1  w1  .1  v1  .1  .2  .2  w2  .1  .1  .1  .1  w1  .1  .1  .   .
.   .   w1  .1  .1  .1  .1  .2  .2  .2  w2  w2  .1  .1  .1  .1  .1  .1  .   .
  .   .   w1  w1  .1  .1  .1  .2  .2  w2  .2  .1  .1  .1  w1  .1  .1  .1  .   .
end

side | french | French
side | austrian | Austrians

road 2008 1908 1808 1708 1608 1508 1408 1308 1208 1108 1008 0908 0808 0708 0608 0508 0408 0308 0208 0108
path 1408 1409 1309 1310 1311 1312
path 1312 1212 1112 1012 0912 0812 0712 0612 0611 0510 0509 0408
side stream vcut 12 rows 01-10
rout french E
rout austrian W
exit austrian 0108
zone casteggio 1408 1508
zone montebello 0308 0408
zone ridge 0912 1012
held austrian 1408 1508 0308 0408 0912 1012

form | french   | watrin       | Watrin's division               | 6 | 5
form | french   | mainoni      | Mainoni's brigade and the horse | 6 | 4
form | french   | chambarlhac  | Chambarlhac's division          | 5 | 4
form | austrian | oreilly      | O'Reilly's advance guard        | 5 | 4
form | austrian | schellenberg | Schellenberg's division         | 5 | 3
form | austrian | vogelsang    | Vogelsang's division            | 4 | 3

cmd | french   | lan | Lannes | chief | 3 | 2 | 6 | 1808 | all
cmd | french   | vic | Victor | army  | 1 | 1 | 4 | 2008 | chambarlhac
cmd | austrian | ott | Ott    | chief | 1 | 2 | 6 | 1008 | all

cam | french   | cfa | En avant         | 6 | optional 2-9 once | of watrin mainoni ; does fire move charge shock rally ; chosen lan
cam | austrian | caa | Hold the torrent | 5 | optional 3-9 once | of oreilly schellenberg vogelsang ; does fire turn rally

unit | watrin       | W1 | 6th Light                     | inf | light     | 4-7-7-6 | 3-6-0-5 | 1707 | NW | 0
unit | watrin       | W2 | 22nd Line                     | inf | line      | 4-7-6-5 | 3-6-0-4 | 1808 | NW | 0
unit | watrin       | W3 | 28th Line                     | inf | line      | 4-7-7-5 | 3-6-0-4 | 1809 | NW | 0
unit | watrin       | W4 | 40th Line                     | inf | line      | 4-7-7-5 | 3-6-0-4 | 1810 | NW | 0
unit | watrin       | WA | Light guns                    | art | foot:3/5  | 3-6-x-5 | x-5-x-4 | 1808 | NW | 0
unit | mainoni      | M1 | Mainoni, light infantry       | inf | light     | 3-6-6-6 | 2-5-0-5 | 1811 | NW | 0
unit | mainoni      | MH | 12th Hussars                  | cav | light     | 4-7-7-8 | 3-6-0-7 | 1706 | NW | 0
unit | chambarlhac  | C1 | 24th Light                    | inf | light     | 4-6-6-6 | 3-5-0-5 | 2008 | NW | 3
unit | chambarlhac  | C2 | 43rd Line                     | inf | line      | 5-7-6-5 | 4-6-0-4 | 2008 | NW | 3
unit | chambarlhac  | C3 | 96th Line                     | inf | line      | 5-7-7-5 | 4-6-0-4 | 2008 | NW | 3
unit | chambarlhac  | CA | Reserve guns                  | art | foot:3/6  | 4-6-x-4 | x-5-x-3 | 2008 | NW | 3
unit | oreilly      | O1 | Croat battalions              | inf | light     | 3-5-5-6 | 2-4-0-5 | 1508 | SE | 0
unit | oreilly      | O2 | Infantry of the advance guard | inf | line      | 3-6-5-5 | 2-5-0-4 | 1409 | SE | 0
unit | oreilly      | OH | Nauendorf Hussars             | cav | light     | 4-7-6-8 | 3-6-0-7 | 1406 | SE | 0
unit | oreilly      | OA | Horse guns                    | art | horse:2/5 | 3-6-x-7 | x-5-x-6 | 1409 | SE | 0
unit | schellenberg | S1 | Reisky                        | inf | line      | 4-6-5-5 | 3-5-0-4 | 1308 | SE | 0
unit | schellenberg | S2 | Stuart                        | inf | line      | 4-6-6-5 | 3-5-0-4 | 1309 | SE | 0
unit | schellenberg | S3 | Jellacic                      | inf | line      | 4-6-5-5 | 3-5-0-4 | 1307 | SE | 0
unit | schellenberg | SH | Lobkowitz Dragoons            | cav | medium    | 4-6-6-7 | 3-5-0-6 | 1207 | SE | 0
unit | schellenberg | SA | Line battery                  | art | foot:3/6  | 5-6-x-4 | x-5-x-3 | 1308 | SE | 0
unit | schellenberg | SB | Line battery                  | art | foot:3/5  | 4-6-x-4 | x-5-x-3 | 1307 | SE | 0
unit | vogelsang    | V1 | Grenadiers                    | inf | line      | 4-7-6-5 | 3-6-0-4 | 0909 | SE | 0
unit | vogelsang    | V2 | Hohenlohe                     | inf | line      | 4-6-5-5 | 3-5-0-4 | 0908 | SE | 0
unit | vogelsang    | V3 | Colloredo                     | inf | line      | 4-6-5-5 | 3-5-0-4 | 0907 | SE | 0
unit | vogelsang    | VA | Position battery              | art | foot:3/6  | 5-6-x-4 | x-5-x-3 | 0908 | SE | 0

score french hold casteggio 5
score french hold montebello 6
score french hold ridge 2
score french eliminated inf,cav strength 1
score french eliminated art each 3
score french routed 1
score austrian hold casteggio 4
score austrian hold montebello 5
score austrian hold ridge 2
score austrian eliminated inf,cav strength 1
score austrian eliminated art each 3
score austrian routed 1
win french holds casteggio ; holds montebello ; broken austrian 2
win austrian broken french 2
tie austrian
`,
  },
  {
    file: 'battles/mormant.txt',
    text: `# Ours but for the history: see 6.1 of docs/rules/glory.md. Balance: the French are two to one, so the Allies are paid for
# what they bring away (3 a point of foot, 2 of horse), and the French win at once only by breaking all three formations and
# taking Grandpuits; as first written (2, 1, two formations, Mormant) greedy won 19 of 20 games for the French.
battle mormant
title The Nangis Road: Mormant, 17 February 1814
scale regiment
turns 9
optional last turn
fog 1
night 9
size 22x12
map
w   w   .   .   .   .   .   .   .   .   .   .   .   .   w   w   w   .   .   .   .   .
  w   .   .   .   .   .   .   .   .   .   .   .   .   .   .   w   w   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   v   .   .   .   .
  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   o   .   .   .
.   .   .   .   .   .   o   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   v   v   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   o   o   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   v   v   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .1  .1  o   .   .   .   .   .
  .   .   .   w   .   .   .   .   .   .   .   m   .   .   .1  .1  .   .   .   .   .   .
.   .   w   w   .   .   .   .   .   .   m   m   .   .   .   .   .   .   w   .   .   .
  .   w   w   w   .   .   .   .   .   .   m   .   .   .   .   .   .   w   w   w   .   .
end

side | french | French
side | allied | Allies

road 0106 0206 0306 0406 0506 0606 0706 0806 0906 1007 1107 1207 1307 1407 1408 1508 1608 1708 1808 1908 2009 2109 2209
path 1603 1703 1803 1903 2003 2103 2203
path 1803 1804 1805 1806 1807 1808
side stream vcut 12 rows 01-09
rout french W
rout allied E
exit allied 2209
zone mormant 0706 0806
zone grandpuits 1708 1808
zone bailly 1803
held allied 0706 0806 1708 1808

form | french | gerard     | Gérard, Reserve of Paris     | 6 | 5
form | french | milhaud    | Milhaud, V Cavalry Corps     | 7 | 6
form | french | kellermann | Kellermann, VI Cavalry Corps | 7 | 5
form | french | victor     | Victor, II Corps             | 4 | 3
form | allied | helfreich  | Pahlen's infantry            | 6 | 5
form | allied | rudiger    | Pahlen's cavalry             | 7 | 6
form | allied | hardegg    | Hardegg's Austrians          | 4 | 2

cmd | french | nap | Napoleon | chief | 3 | 3 | 7 | 0306 | all
cmd | french | gro | Grouchy  | army  | 1 | 1 | 5 | 0403 | milhaud kellermann
cmd | allied | pah | Pahlen   | chief | 2 | 2 | 5 | 0906 | helfreich rudiger hardegg@4

cam | french | cf1 | Sound the trumpets  | 6 | optional 2-9 once | of milhaud kellermann ; arms cav horse ; does fire move charge shock rally
cam | allied | ca1 | Fall back on Nangis | 6 | optional 3-9      | of helfreich rudiger hardegg ; does move rally enter ; beyond 01

unit | gerard     | G1  | 32nd Line                                       | inf | line      | 5-8-7-5 | 4-7-0-4 | 0406 | SE | 0
unit | gerard     | G2  | Dufour, provisional regiment                    | inf | line      | 4-6-6-5 | 3-5-0-4 | 0405 | SE | 0
unit | gerard     | G3  | Hamelinaye, 1st brigade                         | inf | line      | 4-5-5-5 | 3-4-0-4 | 0306 | SE | 0
unit | gerard     | G4  | Hamelinaye, 2nd brigade                         | inf | line      | 4-5-5-5 | 3-4-0-4 | 0306 | SE | 0
unit | gerard     | GA1 | Drouot, Guard 12-pounders                       | art | foot:3/6  | 6-8-x-4 | x-7-x-3 | 0407 | NE | 0
unit | gerard     | GA2 | Foot battery                                    | art | foot:3/5  | 4-6-x-4 | x-5-x-3 | 0407 | NE | 0
unit | milhaud    | M1  | Subervie (Piré): 3rd Hussars, 26th Chasseurs    | cav | light     | 4-6-7-8 | 3-5-0-7 | 0502 | SE | 0
unit | milhaud    | M2  | Ameil (Piré): 14th and 27th Chasseurs           | cav | light     | 4-6-6-8 | 3-5-0-7 | 0503 | SE | 0
unit | milhaud    | M3  | Montélégier (Briche): 2nd and 6th Dragoons      | cav | medium    | 3-7-7-7 | 2-6-0-6 | 0402 | SE | 0
unit | milhaud    | M4  | Montélégier (Briche): 11th Dragoons             | cav | medium    | 2-7-7-7 | 1-6-0-6 | 0402 | SE | 0
unit | milhaud    | M5  | Ludot (Briche): 13th and 15th Dragoons          | cav | medium    | 3-7-6-7 | 2-6-0-6 | 0403 | SE | 0
unit | milhaud    | MA1 | V Corps horse battery                           | art | horse:2/5 | 3-7-x-7 | x-6-x-6 | 0404 | SE | 0
unit | kellermann | K1  | Lamotte (L'Héritier): 18th, 19th, 20th Dragoons | cav | medium    | 4-6-6-7 | 3-5-0-6 | 0408 | NE | 0
unit | kellermann | K2  | Collaert (L'Héritier): 22nd and 25th Dragoons   | cav | medium    | 3-6-6-7 | 2-5-0-6 | 0409 | NE | 0
unit | kellermann | K3  | Ismert (Treilhard): dragoons from Spain         | cav | medium    | 4-8-8-7 | 3-7-0-6 | 0509 | NE | 0
unit | kellermann | K4  | Ormancey (Treilhard): dragoons from Spain       | cav | medium    | 4-8-7-7 | 3-7-0-6 | 0510 | NE | 0
unit | kellermann | KA1 | VI Corps horse battery                          | art | horse:2/5 | 3-7-x-7 | x-6-x-6 | 0508 | NE | 0
unit | victor     | V1  | Duhesme's division, part                        | inf | line      | 5-6-6-5 | 4-5-0-4 | 0106 | SE | 3
unit | victor     | V2  | Châtaux's division, part                        | inf | line      | 4-6-6-5 | 3-5-0-4 | 0106 | SE | 3
unit | victor     | VA1 | II Corps foot battery                           | art | foot:3/5  | 4-6-x-4 | x-5-x-3 | 0106 | SE | 3
unit | helfreich  | H1  | Estland Infantry                                | inf | line      | 3-7-6-5 | 2-6-0-4 | 0806 | NW | 0
unit | helfreich  | H2  | Reval Infantry                                  | inf | line      | 2-6-5-5 | 1-5-0-4 | 0906 | NW | 0
unit | helfreich  | H3  | Selenginsk Infantry                             | inf | line      | 2-6-5-5 | 1-5-0-4 | 0906 | NW | 0
unit | helfreich  | H4  | 4th Jägers                                      | inf | light     | 2-6-6-5 | 1-5-0-4 | 0706 | NW | 0
unit | helfreich  | H5  | 34th Jägers                                     | inf | light     | 2-6-6-5 | 1-5-0-4 | 0706 | NW | 0
unit | helfreich  | HA1 | Light foot battery                              | art | foot:3/5  | 4-6-x-4 | x-5-x-3 | 0806 | NW | 0
unit | rudiger    | R1  | Sumy Hussars                                    | cav | light     | 3-7-7-8 | 2-6-0-7 | 1004 | SW | 0
unit | rudiger    | R2  | Olviopol Hussars                                | cav | light     | 2-6-6-8 | 1-5-0-7 | 1003 | SW | 0
unit | rudiger    | R3  | Lubny Hussars                                   | cav | light     | 2-6-6-8 | 1-5-0-7 | 1009 | NW | 0
unit | rudiger    | R4  | Chuguev Uhlans                                  | cav | medium    | 3-7-7-7 | 2-6-0-6 | 1008 | NW | 0
unit | rudiger    | R5  | Don Cossacks                                    | cav | light     | 3-4-4-9 | 2-3-0-8 | 1110 | NW | 0
unit | rudiger    | RA1 | Horse battery                                   | art | horse:2/5 | 4-7-x-7 | x-6-x-6 | 1007 | NW | 0
unit | hardegg    | A1  | Archduke Joseph Hussars                         | cav | light     | 4-7-6-8 | 3-6-0-7 | 2203 | SW | 2
unit | hardegg    | A2  | Schwarzenberg Uhlans                            | cav | medium    | 3-6-6-7 | 2-5-0-6 | 2203 | SW | 2
unit | hardegg    | AA1 | Cavalry battery                                 | art | horse:2/5 | 3-6-x-7 | x-5-x-6 | 2203 | SW | 2

score french eliminated inf,cav strength 1
score french eliminated art each 3
score french routed 1
score french hold mormant 2
score french hold grandpuits 4
score allied exited inf strength 3
score allied exited cav strength 2
score allied exited art each 3
score allied eliminated inf,cav,art strength 1
score allied garrison mormant 1-5 1
score allied hold grandpuits 4
win french demoralised helfreich rudiger hardegg ; vacant allied grandpuits
win allied lost nap
win allied broken french 3
tie allied
`,
  },
  {
    file: 'battles/two-crossings.txt',
    text: `battle two-crossings
title Two Crossings
scale regiment
turns 10
fog 1 8
night 7
size 16x12
map
.   .   w   w   .   .   .   .   .   .   w   w   .   .   .   .
  .   .   w   .   .   .   .   .   .   .   .   w   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .1  .1  .1  .1  .   .
  .   .   .   o   .   .   .   .   .   .   .1  .2  .2  .1  .   .
.   .   o   o   .   .   .   .   .   .   .1  .1  .1  .1  .   .
  .   .   .   .   .   .   .   v   .   t   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  .   .   .   .   c   .   .   .   .   .   .   .   w   .   .   .
.   .   .   .   .   .   .   .   .   .   .   v   w   .   .   .
  .   m   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   m   m   .   .   .   .   .   .   .   m   .   .   .   .   .
  .   m   .   .   .   .   .   .   .   .   m   m   .   .   .   .
end

side | blue | Blue
side | red | Red

road 0106 0206 0306 0406 0506 0606 0706 0806 0906 1006 1106 1206 1306 1406 1506 1606
path 1206 1205 1204
path 0606 0607 0608 0508
path 0608 0709 0710 0810 0910 1010 1110 1209 1309 1409 1408 1407 1406
side river vcut 8 rows 01-12
side bridge 0806/0906
side ford 0810/0910
side stream hcut 03 cols 01-08
side steep 1003/1103 1004/1104 1005/1105 1102/1103 1202/1203
side crest 1104/1204 1203/1204 1303/1304
side redoubt 1010/0910 1010/1009 1010/1011
rout blue W
rout red E
zone bridgehead 0806 1006
zone hill 1204 1304
zone castle 0508
zone mill 1209
held blue 0508 0806
held red 1006 1204 1304 1209

form | blue | b1 | Blue 1st Brigade     | 5 | 4
form | blue | b2 | Blue Horse Brigade   | 6 | 5
form | blue | b3 | Blue Reserve Brigade | 4 | 3
form | red  | r1 | Red Advance Guard    | 5 | 5
form | red  | r2 | Red Horse            | 6 | 4
form | red  | r3 | Red Militia          | 3 | 2

cmd | blue | cor | Corvin   | chief | 2 | 2 | 5 | 0406 | all
cmd | blue | lad | Ladrac   | army  | 0 | 1 | 3 | 0409 | b2
cmd | red  | ost | Osterlin | chief | 1 | 2 | 5 | 1206 | all

cam | blue | cb1 | Bridge signal | 5 | optional 2-10  | of b1 b2 ; does fire move charge shock rally ; chosen cor
cam | red  | cr1 | Alarm guns    | 5 | compulsory 2-3 | of r1 r2 r3 ; does fire turn

unit | b1 | B11 | Blue 1st Line        | inf | line      | 5-7-6-5 | 4-6-0-4 | 0706 | NE | 0
unit | b1 | B12 | Blue 2nd Line        | inf | line      | 4-6-6-5 | 3-5-0-4 | 0606 | NE | 0
unit | b1 | B13 | Blue 1st Light       | inf | light     | 2-7-7-6 | 1-6-0-5 | 0707 | NE | 0
unit | b1 | B14 | Blue 2nd Light       | inf | light     | 2-7-6-6 | 1-6-0-5 | 0707 | NE | 0
unit | b1 | B15 | Blue 3rd Light       | inf | light     | 2-6-6-6 | 1-5-0-5 | 0707 | NE | 0
unit | b1 | BA1 | Blue 12-pounders     | art | foot:3/6  | 5-7-x-4 | x-6-x-3 | 0705 | SE | 0
unit | b1 | BA2 | Blue 6-pounders      | art | foot:3/5  | 4-6-x-4 | x-5-x-3 | 0705 | SE | 0
unit | b2 | B21 | Blue Cuirassiers     | cav | heavy     | 4-8-7-7 | 3-7-0-6 | 0509 | NE | 0
unit | b2 | B22 | Blue Carabiniers     | cav | heavy     | 3-8-8-7 | 2-7-0-6 | 0510 | NE | 0
unit | b2 | B23 | Blue Hussars         | cav | light     | 3-6-7-8 | 2-5-0-7 | 0609 | NE | 0
unit | b2 | BA3 | Blue horse battery   | art | horse:2/4 | 3-7-x-7 | x-6-x-6 | 0610 | NE | 0
unit | b3 | B31 | Blue 3rd Line        | inf | line      | 5-6-5-5 | 4-5-0-4 | 0106 | NE | 4
unit | b3 | B32 | Blue 4th Line        | inf | line      | 4-5-5-5 | 3-4-0-4 | 0106 | NE | 4
unit | b3 | BA4 | Blue reserve battery | art | foot:3/5  | 4-6-x-4 | x-5-x-3 | 0106 | NE | 4
unit | r1 | R11 | Red 1st Line         | inf | line      | 4-7-6-5 | 3-6-0-4 | 1006 | NW | 0
unit | r1 | R12 | Red 2nd Line         | inf | line      | 4-6-5-5 | 3-5-0-4 | 1104 | NW | 0
unit | r1 | R13 | Red Jägers           | inf | light     | 2-7-6-6 | 1-6-0-5 | 1010 | NW | 0
unit | r1 | RA1 | Red foot battery     | art | foot:3/6  | 4-7-x-4 | x-6-x-3 | 1204 | SW | 0
unit | r1 | RA2 | Red light battery    | art | foot:3/5  | 3-6-x-4 | x-5-x-3 | 1010 | NW | 0
unit | r1 | R14 | Red Grenadiers       | inf | line      | 4-8-8-5 | 3-7-0-4 | 1606 | NW | 3
unit | r2 | R21 | Red 1st Hussars      | cav | light     | 3-7-6-8 | 2-6-0-7 | 1108 | NW | 0
unit | r2 | R22 | Red 2nd Hussars      | cav | light     | 3-6-6-8 | 2-5-0-7 | 1208 | NW | 0
unit | r2 | R23 | Red Dragoons         | cav | medium    | 4-6-6-7 | 3-5-0-6 | 1307 | NW | 0
unit | r2 | RA3 | Red horse battery    | art | horse:2/4 | 3-6-x-7 | x-5-x-6 | 1307 | NW | 0
unit | r2 | R24 | Red Cuirassiers      | cav | heavy     | 4-7-7-7 | 3-6-0-6 | 1606 | NW | 3
unit | r3 | R31 | Red 1st Militia      | inf | line      | 4-4-4-5 | 3-3-0-4 | 1209 | NW | 0
unit | r3 | R32 | Red 2nd Militia      | inf | line      | 4-4-4-5 | 3-3-0-4 | 1309 | NW | 0
unit | r3 | R33 | Red 3rd Militia      | inf | line      | 3-4-3-5 | 2-3-0-4 | 1410 | NW | 0

# Invented: see 6.2 of docs/rules/glory.md. Balance: the Blue reserve comes on turn 4 and the Red reinforcements on turn 3;
# with turns 3 and 4 greedy won 76 of 100 games for Blue.
score blue hold hill 5
score blue hold bridgehead 4
score blue hold castle 3
score blue hold mill 3
score blue eliminated inf,cav strength 1
score blue eliminated art each 2
score blue routed 1
score red hold hill 5
score red hold bridgehead 4
score red hold castle 3
score red hold mill 3
score red eliminated inf,cav strength 1
score red eliminated art each 2
score red routed 1
win blue holds hill ; holds bridgehead ; clear red hill 2 ; clear red bridgehead 2
win red broken blue 2
`,
  },
]
