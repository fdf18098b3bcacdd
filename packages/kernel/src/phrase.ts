/** Something to be said: the id of a message and the values that go into it. Words are made at the edge. */
export interface Phrase {
  readonly id: string
  readonly values?: Readonly<Record<string, string | number | Phrase>>
}

/** The messages of one rulebook in one language: ICU message format by id. */
export type Messages = Readonly<Record<string, string>>
