import type { Database } from '#server/db/database.ts'
import { limitKeyOf } from '#server/http/client.ts'
import type { Anyone } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { isWithin, type Limit } from '#server/rate-limits.ts'
import { newId } from '#shared/ids.ts'
import type { ContactMessage } from '../contact.contract.ts'
import { acknowledgeMessageJob, forwardMessageJob } from './contact.jobs.ts'
import { insertMessage } from './contact.queries.ts'

export type ContactDeps = {
  db: Database
  limits: {
    /** Messages per client. */
    clientWrites: Limit
    /** Confirmations per address, so that the form can't be used to spam strangers. */
    addressIsAcknowledged: Limit
  }
}

/**
 * Stores the message and emails it to the operator, with a confirmation that doesn't repeat it.
 * @throws Problem too_many_requests
 */
export async function sendContactMessage(deps: ContactDeps, { client }: Anyone, sent: ContactMessage): Promise<void> {
  await deps.limits.clientWrites(limitKeyOf(client.address))
  if (sent.website) return
  const acknowledge = await isWithin(deps.limits.addressIsAcknowledged(sent.email))
  const id = newId()
  await deps.db.auth.transaction().execute(async (tx) => {
    await insertMessage(tx, { id, ...sent })
    await addJob(tx, forwardMessageJob, { message_id: id })
    if (acknowledge) await addJob(tx, acknowledgeMessageJob, { message_id: id })
  })
}
