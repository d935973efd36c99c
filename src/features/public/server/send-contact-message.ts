import type { Database } from '#server/db/database.ts'
import { limitKeyOf } from '#server/http/client.ts'
import type { Anyone } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { Limit } from '#server/rate-limits.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import type { ContactMessage } from '../contact.contract.ts'
import { acknowledgeMessageJob, forwardMessageJob } from './contact.jobs.ts'
import { insertMessage } from './contact.queries.ts'

export type ContactDesk = {
  db: Database
  limits: {
    /** So often may one client write. */
    clientWrites: Limit
    /** So often is one address told that a message came: the form must not become a way to send mail to others. */
    addressIsAcknowledged: Limit
  }
}

/** Keeps the message and mails it on, with a receipt that repeats nothing of it. @throws Problem too_many_requests */
export async function sendContactMessage(desk: ContactDesk, { client }: Anyone, sent: ContactMessage): Promise<void> {
  await desk.limits.clientWrites(limitKeyOf(client.address))
  if (sent.website) return
  const acknowledge = await isWithin(desk.limits.addressIsAcknowledged(sent.email))
  const id = newId()
  await desk.db.auth.transaction().execute(async (tx) => {
    await insertMessage(tx, { id, ...sent })
    await addJob(tx, forwardMessageJob, { message_id: id })
    if (acknowledge) await addJob(tx, acknowledgeMessageJob, { message_id: id })
  })
}

async function isWithin(limit: Promise<void>): Promise<boolean> {
  return limit.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false
      throw error
    },
  )
}
