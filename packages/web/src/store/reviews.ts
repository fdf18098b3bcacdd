import type { Review } from '@gunbai/bots/review'
import { type DBSchema, openDB } from 'idb'

interface ReviewsSchema extends DBSchema {
  reviews: { key: string; value: Review }
}

/** Beside the games, not among them: who never reviews a game never opens it. */
const opened = () =>
  openDB<ReviewsSchema>('gunbai-reviews', 1, {
    upgrade: (db) => {
      db.createObjectStore('reviews')
    },
  })

/** What is known of a game that was reviewed, by its id; null where nothing is kept, or nothing can be. */
export async function keptReview(game: string): Promise<Review | null> {
  try {
    const db = await opened()
    const kept = await db.get('reviews', game)
    db.close()
    return kept ?? null
  } catch {
    return null
  }
}

/** Keeps a review. One that cannot be kept is made again another time. */
export async function keepReview(game: string, review: Review): Promise<void> {
  try {
    const db = await opened()
    await db.put('reviews', review, game)
    db.close()
  } catch (error) {
    console.warn(error)
  }
}

/** The game is gone. */
export async function forgetReview(game: string): Promise<void> {
  const db = await opened()
  await db.delete('reviews', game)
  db.close()
}
