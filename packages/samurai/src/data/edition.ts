export const editionNames = ['gmt', 'zvezda'] as const
export type EditionName = (typeof editionNames)[number]

/** Honor tokens in either box (SB-COMP-04). */
export const ALL_HONOR = 30

/** Where the two published editions part. The numbers are those of section 35 of the rules page. */
export interface Edition {
  readonly name: EditionName
  readonly terrainTiles: number // SB-COMP-08, SB-COMP-09
  readonly hillTiles: number // SB-COMP-09
  readonly bodyguards: number // D-21
  readonly loneLeaderIsUnit: boolean // D-05
  readonly leavingCost: number // D-06
  readonly leadersRetreatOff: boolean // D-07, D-08
  readonly bowsKillLeaders: boolean // D-09
  readonly honorBans: boolean // D-10
  readonly lackDicePerToken: boolean // D-12
  readonly losslessRetreat: boolean // D-14
  readonly heldTentBars: boolean // D-19
  readonly tentCapture: 'start of turn' | 'at once' // D-20
  readonly guardsIgnoreAllFlags: boolean // D-22
  readonly guardsRangedTarget: boolean // D-23
  readonly commanderCheckDice: number // D-24
  readonly commanderInspiresAround: boolean // D-25
  readonly orderOneDrawsDragon: boolean // D-27, R-05
  readonly leadershipLinks: number // D-28
  readonly tacticsOrderLoneLeaders: boolean // D-29
  readonly drawnDragonStays: boolean // D-33
  readonly surrender: 'start of turn' | 'at once' // D-34
  readonly redDragonRetreats: boolean // D-36
  readonly headHonor: number // D-37
  readonly assassinTakesCard: boolean // D-38
  readonly physicianHealsOrdered: boolean // D-39
  readonly ashigaruAttackOrdered: boolean // D-40
  readonly insultAfterOrders: boolean // D-41
  readonly thiefPlaysAtOnce: boolean // D-42
  readonly desperateAllTurn: boolean // D-43
  readonly armourUndoesFirstShot: boolean // D-46
  readonly legendLasts: boolean // D-51
  readonly duelsBeforeBack: boolean // D-52
  readonly cowardsIsFinal: boolean // SB-DC-COWARDS-02
}

const gmt: Edition = {
  name: 'gmt',
  terrainTiles: 45,
  hillTiles: 45,
  bodyguards: 4,
  loneLeaderIsUnit: false,
  leavingCost: 3,
  leadersRetreatOff: false,
  bowsKillLeaders: true,
  honorBans: true,
  lackDicePerToken: true,
  losslessRetreat: true,
  heldTentBars: false,
  tentCapture: 'start of turn',
  guardsIgnoreAllFlags: true,
  guardsRangedTarget: false,
  commanderCheckDice: 2,
  commanderInspiresAround: true,
  orderOneDrawsDragon: true,
  leadershipLinks: 4,
  tacticsOrderLoneLeaders: false,
  drawnDragonStays: true,
  surrender: 'start of turn',
  redDragonRetreats: true,
  headHonor: 2,
  assassinTakesCard: true,
  physicianHealsOrdered: false,
  ashigaruAttackOrdered: false,
  insultAfterOrders: false,
  thiefPlaysAtOnce: true,
  desperateAllTurn: false,
  armourUndoesFirstShot: true,
  legendLasts: false,
  duelsBeforeBack: false,
  cowardsIsFinal: true,
}

const zvezda: Edition = {
  ...gmt,
  name: 'zvezda',
  terrainTiles: 30,
  hillTiles: 13,
  bodyguards: 3,
  loneLeaderIsUnit: true,
  leavingCost: 0,
  leadersRetreatOff: true,
  bowsKillLeaders: false,
  honorBans: false,
  lackDicePerToken: false,
  losslessRetreat: false,
  heldTentBars: true,
  tentCapture: 'at once',
  guardsIgnoreAllFlags: false,
  guardsRangedTarget: true,
  commanderCheckDice: 1,
  commanderInspiresAround: false,
  orderOneDrawsDragon: false,
  leadershipLinks: 3,
  tacticsOrderLoneLeaders: true,
  drawnDragonStays: false,
  surrender: 'at once',
  redDragonRetreats: false,
  headHonor: 1,
  assassinTakesCard: false,
  physicianHealsOrdered: true,
  ashigaruAttackOrdered: true,
  insultAfterOrders: true,
  thiefPlaysAtOnce: false,
  desperateAllTurn: true,
  armourUndoesFirstShot: false,
  legendLasts: true,
  duelsBeforeBack: true,
  cowardsIsFinal: false,
}

export const editions: Readonly<Record<EditionName, Edition>> = { gmt, zvezda }
