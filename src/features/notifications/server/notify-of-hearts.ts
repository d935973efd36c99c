import type { Db } from '#server/db/database.ts'
import { publishToPerson } from '#server/live/publish.ts'
import { deleteUnreadHearts, lockHearts, selectNewHearts, upsertHearts } from './hearts.queries.ts'
import { pushLater } from './push-notification.ts'

/** Notifies a member of the hearts for their photos in a family, with one notification until they read it. Idempotent. */
export async function notifyOfHearts(whose: { family_id: string; user_id: string }, db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockHearts(tx, whose)
    const hearts = await selectNewHearts(tx, whose)
    if (hearts) {
      const notification = await upsertHearts(tx, whose, hearts)
      if (notification.is_new) await pushLater(tx, [notification])
    } else await deleteUnreadHearts(tx, whose)
    await publishToPerson(tx, whose.user_id)
  })
}
