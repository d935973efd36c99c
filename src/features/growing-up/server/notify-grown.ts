import { deliverNotification } from '#features/notifications/server/deliver-notification.ts'
import type { Db } from '#server/db/database.ts'
import { selectGrownSince } from './notify-grown.queries.ts'

/** Catches up after the server was off. */
const DAYS_BACK = 7

/** Notifies a child and the people who edit profiles that the child may decide more now. Idempotent. */
export async function notifyGrown(db: Db, today = new Date()): Promise<void> {
  for (const grown of await selectGrownSince(db, today.toISOString().slice(0, 10), DAYS_BACK)) {
    const { family_id, kind, child_id, first_name, age, day, user_ids } = grown
    await db.transaction().execute((tx) =>
      deliverNotification(
        tx,
        {
          ...{ family_id, kind, actor_id: null, bundle: `${kind} ${child_id}`, count: age, title: first_name },
          ...{ photo_ids: [], child_id, day },
        },
        user_ids,
      ),
    )
  }
}
