import type { Db } from '#server/db/database.ts'
import { deliverNotification } from './deliver-notification.ts'
import { selectInvitee } from './reminders.queries.ts'

/** Notifies a user with an account that a family invited them. */
export async function notifyInvitee({ invitation_id }: { invitation_id: string }, db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const invitation = await selectInvitee(tx, invitation_id)
    if (!invitation) return
    const { family_id, family_name, invited_by, user_id } = invitation
    await deliverNotification(
      tx,
      {
        ...{ family_id, kind: 'invitation', actor_id: invited_by, bundle: `invitation ${invitation_id}` },
        ...{ count: 1, title: family_name, photo_ids: [] },
      },
      [user_id],
    )
  })
}
