import type { Member } from '#features/families/server/member.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Delivery, webhooksContract } from '../webhooks.contract.ts'
import { insertTest, markPending, selectDeliveries, selectDelivery } from './deliveries.queries.ts'
import { attemptAt } from './webhooks.jobs.ts'
import { selectWebhook } from './webhooks.queries.ts'

type Owner = Member<'family.manage'>
type Place = { family_id: string; webhook_id: string }

/** A page of the log, newest first. @throws Problem not_found */
export async function listWebhookDeliveries(
  { tx }: Owner,
  { cursor, limit, ...place }: InputOf<typeof webhooksContract.listWebhookDeliveries>,
): Promise<ResultOf<typeof webhooksContract.listWebhookDeliveries>> {
  await requireWebhook(tx, place)
  const rows = await selectDeliveries(tx, place, { after: readCursor(cursor), limit: limit + 1 })
  const deliveries = rows.slice(0, limit)
  const last = rows.length > limit ? deliveries.at(-1) : undefined
  return { deliveries, next_cursor: last ? writeCursor({ at: last.created_at, id: last.id }) : null }
}

export async function testWebhook({ tx }: Owner, place: Place): Promise<Delivery> {
  await requireWebhook(tx, place)
  return required(await selectDelivery(tx, place, await insertTest(tx, place)))
}

export async function resendWebhookDelivery(
  { tx }: Owner,
  { delivery_id, ...place }: InputOf<typeof webhooksContract.resendWebhookDelivery>,
): Promise<Delivery> {
  if (!(await markPending(tx, place, delivery_id))) throw notFound()
  await attemptAt(tx, { id: delivery_id, family_id: place.family_id })
  return required(await selectDelivery(tx, place, delivery_id))
}

async function requireWebhook(tx: Owner['tx'], { family_id, webhook_id }: Place): Promise<void> {
  if (!(await selectWebhook(tx, family_id, webhook_id))) throw notFound()
}
