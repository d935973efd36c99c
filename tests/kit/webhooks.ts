import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { notifyMembers } from '#features/notifications/server/notify-members.ts'
import { deliverWebhook } from '#features/webhooks/server/deliver-webhook.ts'
import { openPostJson, type PostJson } from '#features/webhooks/server/post-json.ts'
import { queueActivities } from '#features/webhooks/server/queue-event.ts'
import { webhooksContract } from '#features/webhooks/webhooks.contract.ts'
import type { SentOf } from '#shared/contract.ts'
import type { Family, Person, TestServer } from './people.ts'

type Message = { path: string; headers: Record<string, string>; body: string }
export type Receiver = { url: string; received: Message[]; status: number; close(): Promise<void> }

/** A program that webhooks call. `status` is what it replies. */
export async function startReceiver(): Promise<Receiver> {
  const receiver = { url: '', received: [] as Message[], status: 204, close: async () => {} }
  const http = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    receiver.received.push({ path: request.url ?? '', headers: request.headers as Record<string, string>, body })
    response.writeHead(receiver.status, { location: `${receiver.url}/elsewhere` }).end()
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  receiver.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/hook`
  receiver.close = async () => {
    http.closeAllConnections()
    await once(http.close(), 'close')
  }
  return receiver
}

/** A webhook for all events, with its secret. */
export async function seedWebhook(
  owner: Person,
  { family_id }: Pick<Family, 'family_id'>,
  settings: Partial<SentOf<typeof webhooksContract.createWebhook>> = {},
): Promise<{ webhook_id: string; secret: string }> {
  const { webhook, secret } = await owner.call(webhooksContract.createWebhook, {
    ...{ family_id, url: 'http://127.0.0.1:9/hook', ...settings },
    events: settings.events ?? ['photo.added', 'milestone.added', 'comment.added', 'member.joined'],
  })
  return { webhook_id: webhook.id, secret }
}

/** Queues what the family's members did, and makes each attempt that has a job, also those that are due later. Returns how many. */
export async function sendsWebhooks(
  { sql, context }: TestServer,
  family: Pick<Family, 'family_id'>,
  post: PostJson = openPostJson({ targets: 'private' }),
): Promise<number> {
  const { config, db } = context
  await notifyMembers(family, db.worker, [queueActivities])
  const waiting = await sql<{ id: string }>(
    `with taken as (
       delete from graphile_worker._private_jobs job using webhook_deliveries delivery
         where job.key = 'webhook:' || delivery.id and delivery.family_id = $1
         returning delivery.id, delivery.created_at)
     select id from taken order by created_at, id`,
    [family.family_id],
  )
  const deps = { db: db.worker, post, secret: config.secret, appUrl: config.appUrl }
  for (const { id } of waiting) await deliverWebhook({ delivery_id: id }, deps)
  return waiting.length
}
