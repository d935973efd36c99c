import * as z from 'zod/mini'
import type { Tx } from '#server/db/database.ts'
import { addJob, defineJob } from '#server/jobs/jobs.ts'
import { sharesOf } from '#server/jobs/shares.ts'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Makes one attempt. Further ones are jobs of their own, so that a receiver that's down isn't a failed job. A trigger adds the first. */
export const deliverWebhookJob = defineJob('deliver-webhook', z.object({ delivery_id: Id }))

/** Slow receivers never take every slot, nor those of a family all that there are for webhooks. */
const DELIVERING = { most: 2, each: 1 }

export const sendWebhookMailJob = defineMailJob(
  'send-webhook-mail',
  z.object({ family_id: Id, host: z.string(), because: z.enum(['gone', 'failing']) }),
)

export function attemptAt(
  tx: Tx,
  { id, family_id }: { id: string; family_id: string },
  runAt = new Date(),
): Promise<void> {
  const shares = sharesOf('webhooks', family_id, DELIVERING)
  return addJob(tx, deliverWebhookJob, { delivery_id: id }, { key: `webhook:${id}`, runAt, shares })
}
