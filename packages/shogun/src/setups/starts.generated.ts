/** The starts of packages/shogun/starts, made by tools/shogun-starts.ts. */
export const startTexts: Readonly<Record<string, string>> = {
  'five-banners': `start five-banners
title en Five banners
title it Cinque stendardi
title hu Öt zászló
seats 5

clan pink koku 4
province awa-boso pink 1p
province awa-shikoku pink 1p
province bungo pink 3p
province etchu pink 3p
province hida pink 3p
province higo pink 1p
province iyo pink 3p
province izu pink 1p
province musashi pink 1p
province sagami pink 3p
province shinano pink 3p
province suo pink 1p
province tango pink 1p
army pink 1 sagami 1a 1s 2g
army pink 2 bungo 1a 1s 2g
army pink 3 shinano 1a 1s 2g

clan grey koku 4
province aki grey 1p
province bitchu grey 3p
province dewa grey 1p
province hoki grey 3p
province iga grey 1p
province inaba grey 3p
province kazusa grey 1p
province kozuke grey 1p
province mutsu grey 3p
province nagato grey 1p
province oki grey 1p
province shimosa grey 3p
province tajima grey 3p
army grey 1 mutsu 1a 1s 2g
army grey 2 hoki 1a 1s 2g
army grey 3 inaba 1a 1s 2g

clan indigo koku 4
province awaji indigo 3p
province buzen indigo 1p
province chikuzen indigo 1p
province harima indigo 3p
province hitachi indigo 3p
province iki indigo 1p
province iwami indigo 1p
province mikawa indigo 3p
province owari indigo 1p
province settsu indigo 3p
province shimotsuke indigo 3p
province tosa indigo 1p
province yamashiro indigo 1p
army indigo 1 hitachi 1a 1s 2g
army indigo 2 harima 1a 1s 2g
army indigo 3 settsu 1a 1s 2g

clan green koku 4
province bingo green 1p
province bizen green 3p
province hizen green 3p
province hyuga green 1p
province mimasaka green 1p
province noto green 1p
province omi green 3p
province osumi green 3p
province sado green 1p
province sanuki green 3p
province shima green 1p
province tamba green 1p
province tsushima green 3p
army green 1 osumi 1a 1s 2g
army green 2 bizen 1a 1s 2g
army green 3 sanuki 1a 1s 2g

clan gold koku 4
province chikugo gold 1p
province ise gold 3p
province izumo gold 1p
province kaga gold 1p
province kai gold 1p
province kawachi gold 3p
province kii gold 3p
province mino gold 1p
province satsuma gold 1p
province suruga gold 3p
province totomi gold 3p
province wakasa gold 1p
province yamato gold 3p
army gold 1 ise 1a 1s 2g
army gold 2 kii 1a 1s 2g
army gold 3 yamato 1a 1s 2g
`,
  'four-corners': `start four-corners
title en Four corners
title it Quattro angoli
title hu Négy sarok
seats 4

clan pink koku 5
province awa-boso pink 1p
province bizen pink 3p
province buzen pink 1p
province harima pink 3p
province hitachi pink 1p
province hyuga pink 1p
province iki pink 1p
province inaba pink 1p
province kaga pink 1p
province mimasaka pink 3p
province omi pink 3p
province osumi pink 1p
province owari pink 1p
province shima pink 1p
province tamba pink 3p
province tosa pink 1p
province yamashiro pink 3p
army pink 1 harima 1a 1s 2g
army pink 2 yamashiro 1a 1s 2g
army pink 3 mimasaka 1a 1s 2g

clan grey koku 5
province bingo grey 1p
province dewa grey 1p
province echigo grey 3p
province hida grey 1p
province hizen grey 1p
province iyo grey 1p
province izumo grey 1p
province kai grey 1p
province mikawa grey 3p
province musashi grey 3p
province noto grey 1p
province satsuma grey 1p
province shimosa grey 3p
province shimotsuke grey 1p
province shinano grey 3p
province suo grey 1p
province totomi grey 3p
army grey 1 shimosa 1a 1s 2g
army grey 2 shinano 1a 1s 2g
army grey 3 musashi 1a 1s 2g

clan indigo koku 5
province awa-shikoku indigo 1p
province bitchu indigo 1p
province chikugo indigo 3p
province echizen indigo 3p
province etchu indigo 1p
province higo indigo 1p
province iga indigo 3p
province kazusa indigo 1p
province mino indigo 1p
province nagato indigo 1p
province sado indigo 1p
province sagami indigo 1p
province settsu indigo 1p
province tango indigo 3p
province tsushima indigo 1p
province wakasa indigo 3p
province yamato indigo 3p
army indigo 1 wakasa 1a 1s 2g
army indigo 2 echizen 1a 1s 2g
army indigo 3 chikugo 1a 1s 2g

clan green koku 5
province aki green 3p
province awaji green 1p
province bungo green 1p
province chikuzen green 3p
province hoki green 1p
province ise green 1p
province iwami green 1p
province izu green 1p
province izumi green 3p
province kawachi green 3p
province kii green 3p
province kozuke green 1p
province mutsu green 1p
province oki green 1p
province sanuki green 1p
province suruga green 3p
province tajima green 1p
army green 1 kii 1a 1s 2g
army green 2 izumi 1a 1s 2g
army green 3 aki 1a 1s 2g
`,
  'three-houses': `start three-houses
title en Three houses
title it Tre casate
title hu Három ház
seats 3

clan pink koku 7
province awa-boso pink 1p
province awaji pink 1p
province bizen pink 1p
province bungo pink 1p
province echizen pink 1p
province hitachi pink 3p
province hizen pink 1p
province izumo pink 1p
province kaga pink 1p
province kawachi pink 3p
province kazusa pink 1p
province mimasaka pink 1p
province oki pink 1p
province osumi pink 1p
province satsuma pink 1p
province shimosa pink 3p
province shimotsuke pink 3p
province tamba pink 3p
province tango pink 1p
province tosa pink 1p
province yamashiro pink 3p
province yamato pink 1p
army pink 1 yamashiro 1a 1s 2g
army pink 2 kawachi 1a 1s 2g
army pink 3 shimosa 1a 1s 2g

clan grey koku 7
province aki grey 1p
province awa-shikoku grey 1p
province buzen grey 1p
province etchu grey 1p
province hoki grey 1p
province hyuga grey 1p
province iki grey 1p
province ise grey 1p
province iwami grey 1p
province izu grey 1p
province kai grey 3p
province kozuke grey 3p
province mutsu grey 1p
province owari grey 1p
province sanuki grey 1p
province settsu grey 1p
province shinano grey 3p
province suo grey 3p
province suruga grey 3p
province tajima grey 1p
province totomi grey 3p
province wakasa grey 1p
army grey 1 shinano 1a 1s 2g
army grey 2 suruga 1a 1s 2g
army grey 3 totomi 1a 1s 2g

clan indigo koku 7
province bingo indigo 1p
province chikugo indigo 3p
province chikuzen indigo 1p
province dewa indigo 1p
province echigo indigo 3p
province harima indigo 1p
province hida indigo 1p
province higo indigo 1p
province iga indigo 1p
province inaba indigo 1p
province iyo indigo 1p
province izumi indigo 1p
province kii indigo 1p
province mikawa indigo 3p
province mino indigo 3p
province nagato indigo 1p
province noto indigo 1p
province omi indigo 3p
province sado indigo 3p
province sagami indigo 1p
province shima indigo 1p
province tsushima indigo 1p
army indigo 1 mino 1a 1s 2g
army indigo 2 sado 1a 1s 2g
army indigo 3 chikugo 1a 1s 2g
`,
  'two-alliances': `start two-alliances
title en Two alliances
title it Due alleanze
title hu Két szövetség
seats 2

clan pink koku 5
province aki pink 3p
province awaji pink 1p
province bingo pink 3p
province bizen pink 1p
province bungo pink 3p
province buzen pink 1p
province chikugo pink 3p
province dewa pink 1p
province echigo pink 1p
province echizen pink 1p
province hitachi pink 1p
province hizen pink 3p
province hyuga pink 1p
province iga pink 1p
province iki pink 1p
province inaba pink 1p
province iwami pink 3p
army pink 1 hizen 1a 1s 2g
army pink 2 chikugo 1a 1s 2g
army pink 3 bungo 1a 1s 2g

clan grey koku 5
province iyo grey 1p
province izu grey 1p
province izumi grey 3p
province kaga grey 1p
province kii grey 1p
province mimasaka grey 1p
province mino grey 3p
province musashi grey 3p
province noto grey 1p
province omi grey 3p
province settsu grey 1p
province shima grey 1p
province shimosa grey 3p
province shinano grey 3p
province tosa grey 1p
province totomi grey 1p
province tsushima grey 1p
army grey 1 izumi 1a 1s 2g
army grey 2 shinano 1a 1s 2g
army grey 3 musashi 1a 1s 2g

clan indigo koku 5
province awa-boso indigo 1p
province awa-shikoku indigo 1p
province bitchu indigo 3p
province chikuzen indigo 1p
province etchu indigo 3p
province harima indigo 1p
province hida indigo 1p
province higo indigo 1p
province hoki indigo 3p
province ise indigo 1p
province izumo indigo 3p
province kai indigo 1p
province kawachi indigo 1p
province kazusa indigo 3p
province kozuke indigo 3p
province mikawa indigo 1p
province mutsu indigo 1p
army indigo 1 izumo 1a 1s 2g
army indigo 2 kazusa 1a 1s 2g
army indigo 3 hoki 1a 1s 2g

clan green koku 5
province nagato green 1p
province oki green 1p
province osumi green 1p
province owari green 1p
province sado green 1p
province sagami green 1p
province sanuki green 1p
province satsuma green 1p
province shimotsuke green 1p
province suo green 3p
province suruga green 1p
province tajima green 3p
province tamba green 3p
province tango green 3p
province wakasa green 3p
province yamashiro green 3p
province yamato green 1p
army green 1 tamba 1a 1s 2g
army green 2 yamashiro 1a 1s 2g
army green 3 tango 1a 1s 2g
`,
}
