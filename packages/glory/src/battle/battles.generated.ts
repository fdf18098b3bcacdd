// Written by tools/glory-battles.ts from battles/*.txt. Change those and run it again.
export const battleFiles: readonly { readonly file: string; readonly text: string }[] = [
  {
    file: 'battles/mormant.txt',
    text: `battle mormant
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
score allied exited inf strength 2
score allied exited cav strength 1
score allied exited art each 3
score allied eliminated inf,cav,art strength 1
score allied garrison mormant 1-5 1
score allied hold grandpuits 4
win french demoralised helfreich rudiger ; vacant allied mormant
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
unit | b3 | B31 | Blue 3rd Line        | inf | line      | 5-6-5-5 | 4-5-0-4 | 0106 | NE | 3
unit | b3 | B32 | Blue 4th Line        | inf | line      | 4-5-5-5 | 3-4-0-4 | 0106 | NE | 3
unit | b3 | BA4 | Blue reserve battery | art | foot:3/5  | 4-6-x-4 | x-5-x-3 | 0106 | NE | 3
unit | r1 | R11 | Red 1st Line         | inf | line      | 4-7-6-5 | 3-6-0-4 | 1006 | NW | 0
unit | r1 | R12 | Red 2nd Line         | inf | line      | 4-6-5-5 | 3-5-0-4 | 1104 | NW | 0
unit | r1 | R13 | Red Jägers           | inf | light     | 2-7-6-6 | 1-6-0-5 | 1010 | NW | 0
unit | r1 | RA1 | Red foot battery     | art | foot:3/6  | 4-7-x-4 | x-6-x-3 | 1204 | SW | 0
unit | r1 | RA2 | Red light battery    | art | foot:3/5  | 3-6-x-4 | x-5-x-3 | 1010 | NW | 0
unit | r1 | R14 | Red Grenadiers       | inf | line      | 4-8-8-5 | 3-7-0-4 | 1606 | NW | 4
unit | r2 | R21 | Red 1st Hussars      | cav | light     | 3-7-6-8 | 2-6-0-7 | 1108 | NW | 0
unit | r2 | R22 | Red 2nd Hussars      | cav | light     | 3-6-6-8 | 2-5-0-7 | 1208 | NW | 0
unit | r2 | R23 | Red Dragoons         | cav | medium    | 4-6-6-7 | 3-5-0-6 | 1307 | NW | 0
unit | r2 | RA3 | Red horse battery    | art | horse:2/4 | 3-6-x-7 | x-5-x-6 | 1307 | NW | 0
unit | r2 | R24 | Red Cuirassiers      | cav | heavy     | 4-7-7-7 | 3-6-0-6 | 1606 | NW | 4
unit | r3 | R31 | Red 1st Militia      | inf | line      | 4-4-4-5 | 3-3-0-4 | 1209 | NW | 0
unit | r3 | R32 | Red 2nd Militia      | inf | line      | 4-4-4-5 | 3-3-0-4 | 1309 | NW | 0
unit | r3 | R33 | Red 3rd Militia      | inf | line      | 3-4-3-5 | 2-3-0-4 | 1410 | NW | 0

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
