/** What a draft of this browser has to do with a battle of the library: it is that battle, or was made of it. */
export interface Published {
  readonly id: string
  readonly version: number
  readonly isMine: boolean
  /** What its maker said of that version: the next begins with it. */
  readonly sentence?: string
  readonly words?: string
}

const key = (draft: string) => `gunbai-library:${draft}`

export function publishedAs(draft: string): Published | null {
  try {
    return JSON.parse(localStorage.getItem(key(draft)) ?? 'null') as Published | null
  } catch {
    return null
  }
}

export function notePublished(draft: string, published: Published): void {
  try {
    localStorage.setItem(key(draft), JSON.stringify(published))
  } catch {
    // where nothing can be kept, the next one is published as a battle of its own
  }
}
