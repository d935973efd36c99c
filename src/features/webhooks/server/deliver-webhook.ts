import type { Db, Tx } from '#server/db/database.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { decrypt } from '#server/storage/encrypt.ts'
import { FAILURES_MAX, PHOTOS_PER_EVENT_MAX, RETRY_SECONDS, TEST_EVENT } from '../webhooks.rules.ts'
import { insertFurther, lockDelivery, updateDelivery, type LockedDelivery } from './deliveries.queries.ts'
import type { PostJson, Reply } from './post-json.ts'
import { signedHeaders } from './sign-message.ts'
import { readPayload } from './webhook-payload.ts'
import { attemptAt, sendWebhookMailJob } from './webhooks.jobs.ts'
import { clearFailures, countFailure, stopWebhook } from './webhooks.queries.ts'

export type DeliveryDeps = { db: Db; post: PostJson; secret: string; appUrl: string }

/** One attempt to send an event. A crash in the middle sends it again, with the same ID. */
export async function deliverWebhook({ delivery_id }: { delivery_id: string }, deps: DeliveryDeps): Promise<void> {
  const { db, post, secret } = deps
  const message = await db.transaction().execute((tx) => startAttempt(tx, delivery_id, deps))
  if (!message) return
  const { delivery, body } = message
  const { sealed_secret, replaced_secret } = delivery
  const secrets = [sealed_secret, ...(replaced_secret ? [replaced_secret] : [])].map((one) => decrypt(secret, one))
  const headers = signedHeaders(secrets, { id: delivery.id, at: new Date(), body })
  const reply = await post(delivery.url, { headers, body })
  await db.transaction().execute((tx) => recordReply(tx, delivery, reply))
}

/** Counts the attempt and returns what to send, or ends the delivery if there's nothing to send any more. */
async function startAttempt(tx: Tx, id: string, { appUrl }: DeliveryDeps) {
  const locked = await lockDelivery(tx, id)
  if (!locked) return undefined
  const delivery = await splitPhotos(tx, locked)
  const { type, is_on, is_deleted, subject_ids, created_at } = delivery
  const isWanted = !is_deleted && (is_on || type === TEST_EVENT)
  const data = isWanted ? await readPayload(tx, delivery, appUrl) : null
  const attempts = delivery.attempts + 1
  await updateDelivery(tx, id, { subject_ids, ...(data ? { state: 'pending', attempts } : { state: 'withdrawn' }) })
  const timestamp = new Date(created_at).toISOString()
  return data && { delivery: { ...delivery, attempts }, body: JSON.stringify({ type, timestamp, data }) }
}

/** Leaves as many photos as one event has. The others are events of their own. */
async function splitPhotos(tx: Tx, delivery: LockedDelivery): Promise<LockedDelivery> {
  const { subject_ids } = delivery
  for (let from = PHOTOS_PER_EVENT_MAX; from < subject_ids.length; from += PHOTOS_PER_EVENT_MAX)
    await insertFurther(tx, delivery, subject_ids.slice(from, from + PHOTOS_PER_EVENT_MAX))
  return { ...delivery, subject_ids: subject_ids.slice(0, PHOTOS_PER_EVENT_MAX) }
}

async function recordReply(tx: Tx, delivery: LockedDelivery, reply: Reply): Promise<void> {
  const { id, family_id, webhook_id, attempts, type } = delivery
  if (reply.status !== null && reply.status >= 200 && reply.status < 300) {
    await updateDelivery(tx, id, { ...reply, state: 'delivered' })
    return clearFailures(tx, webhook_id)
  }
  const pause = type === TEST_EVENT || reply.status === 410 ? undefined : RETRY_SECONDS[attempts - 1]
  if (pause) {
    const next_attempt_at = new Date(Date.now() + pause * 1000)
    await updateDelivery(tx, id, { ...reply, state: 'pending', next_attempt_at })
    return attemptAt(tx, { id, family_id }, next_attempt_at)
  }
  await updateDelivery(tx, id, { ...reply, state: 'failed' })
  if (type === TEST_EVENT) return
  if (reply.status === 410) return stop(tx, delivery, 'gone')
  if ((await countFailure(tx, webhook_id)) >= FAILURES_MAX) await stop(tx, delivery, 'failing')
}

async function stop(tx: Tx, { family_id, webhook_id, url }: LockedDelivery, because: 'gone' | 'failing') {
  if (!(await stopWebhook(tx, webhook_id, because))) return
  const { host } = new URL(url)
  await recordAudit(tx, { action: 'webhook.stopped', family_id, details: { host } })
  await addJob(tx, sendWebhookMailJob, { family_id, host, because })
}
