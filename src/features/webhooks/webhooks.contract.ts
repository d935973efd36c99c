import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Cursor, Id } from '#shared/id-schemas.ts'
import { subjectKinds } from '#shared/subjects.ts'
import { member } from '../families/families.rules.ts'
import {
  DELIVERIES_PAGE_SIZE,
  DELIVERY_DAYS,
  PHOTOS_PER_EVENT_MAX,
  REPLACED_SECRET_HOURS,
  TEST_EVENT,
  WebhookUrl,
  WEBHOOKS_MAX,
  deliveryErrors,
  deliveryStates,
  webhookEvents,
} from './webhooks.rules.ts'

const Settings = z.object({
  url: WebhookUrl.check(
    z.describe(
      'Where events are sent. It takes https, unless the server’s operator allows http and addresses in their own network.',
    ),
  ),
  events: z
    .array(z.enum(webhookEvents))
    .check(
      z.minLength(1, 'webhook_events_required'),
      z.maxLength(webhookEvents.length),
      z.describe('The types of events that are sent.'),
    ),
})

const Delivery = z.object({
  id: Id,
  type: z.enum([...webhookEvents, TEST_EVENT]),
  /** Of an event that's withdrawn, nothing could be sent any more: it was deleted or made private, or the webhook is off. */
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** The HTTP status of the last attempt, or null with `error` if there was no reply. */
  status: z.nullable(z.int()),
  error: z.nullable(z.enum(deliveryErrors)),
  duration_ms: z.nullable(z.int()),
  created_at: z.string(),
  next_attempt_at: z.nullable(z.string()),
})
export type Delivery = z.output<typeof Delivery>

const Webhook = z.object({
  id: Id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  is_on: z.boolean(),
  /** Why it was turned off automatically: the receiver answered 410 (gone), or failed for days. */
  stopped_because: z.nullable(z.enum(['gone', 'failing'])),
  created_at: z.string(),
  /** Until then, events are signed with the replaced secret, too. */
  replaced_until: z.nullable(z.string()),
  last_delivery: z.nullable(
    z.object({
      state: z.enum(deliveryStates),
      created_at: z.string(),
      /** After an attempt that failed. */
      next_attempt_at: z.nullable(z.string()),
    }),
  ),
})
export type Webhook = z.output<typeof Webhook>

// Addresses often contain a token, so keys that can only read don't see them.
const managed = { access: member('family.manage'), key_scope: 'share' } as const

export const webhooksContract = contract({
  listWebhooks: operation('GET', '/api/families/:family_id/webhooks', {
    ...managed,
    has_secret: true,
    summary: 'List webhooks',
    description: 'Oldest first, without their secrets.',
    response: z.object({ webhooks: z.array(Webhook) }),
  }),
  createWebhook: operation('POST', '/api/families/:family_id/webhooks', {
    ...managed,
    fresh: true,
    summary: 'Create a webhook',
    description: `The secret is returned only once. A family can have ${WEBHOOKS_MAX}. A webhook ends when the person who created it leaves the family.`,
    body: Settings,
    response: z.object({ webhook: Webhook, secret: z.string() }),
    status: 201,
    problems: ['too_many'],
  }),
  updateWebhook: operation('PUT', '/api/families/:family_id/webhooks/:webhook_id', {
    ...managed,
    fresh: true,
    summary: 'Change a webhook',
    description: 'Also turns it on again after it was turned off automatically. The secret stays.',
    body: z.extend(Settings, { is_on: z._default(z.boolean(), true).check(z.describe('Whether events are sent.')) }),
    response: Webhook,
  }),
  replaceWebhookSecret: operation('POST', '/api/families/:family_id/webhooks/:webhook_id/secret', {
    ...managed,
    fresh: true,
    summary: 'Replace a webhook’s secret',
    description: `The new secret is returned only once. Events are signed with both secrets for ${REPLACED_SECRET_HOURS} hours, or until the secret is replaced again: \`webhook-signature\` has two signatures.`,
    response: z.object({ webhook: Webhook, secret: z.string() }),
  }),
  deleteWebhook: operation('DELETE', '/api/families/:family_id/webhooks/:webhook_id', {
    ...managed,
    summary: 'Delete a webhook',
    description: 'Deletes its log, too. Events that wait to be sent again aren’t.',
  }),
  testWebhook: operation('POST', '/api/families/:family_id/webhooks/:webhook_id/test', {
    ...managed,
    summary: 'Send a test',
    description: `Sends an event of the type \`${TEST_EVENT}\` once, also while the webhook is off.`,
    response: Delivery,
    status: 202,
  }),
  listWebhookDeliveries: operation('GET', '/api/families/:family_id/webhooks/:webhook_id/deliveries', {
    ...managed,
    summary: 'List a webhook’s deliveries',
    description: `Newest first, of the last ${DELIVERY_DAYS} days. Replies aren’t stored, only their status.`,
    query: z.object({
      cursor: Cursor,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), DELIVERIES_PAGE_SIZE),
    }),
    response: z.object({ deliveries: z.array(Delivery), next_cursor: z.nullable(z.string()) }),
  }),
  resendWebhookDelivery: operation(
    'POST',
    '/api/families/:family_id/webhooks/:webhook_id/deliveries/:delivery_id/send',
    {
      ...managed,
      summary: 'Send an event again',
      description: 'With the same `webhook-id`, and the retries of a new event.',
      response: Delivery,
      status: 202,
    },
  ),
})

const about = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z.object({
    family_id: Id,
    ...shape,
    url: z.string().check(z.describe('The page that shows it, for people who are signed in.')),
  })
const by = z.nullable(Id).check(z.describe('Who added it. Null for a guest.'))

/** What is sent: IDs, never texts, names or files. */
export const webhookData = {
  'photo.added': about({
    photo_ids: z.array(Id).check(z.minLength(1), z.maxLength(PHOTOS_PER_EVENT_MAX)),
    user_id: by,
  }),
  'milestone.added': about({ milestone_id: Id, user_id: by }),
  'comment.added': about({
    comment_id: Id,
    subject_kind: z.enum(subjectKinds).check(z.describe('What the comment is on; a response is a child’s answer.')),
    subject_id: Id,
    user_id: by,
  }),
  'member.joined': about({ user_id: Id.check(z.describe('Who joined.')) }),
  [TEST_EVENT]: about({}),
} as const
export type WebhookData = { [Type in keyof typeof webhookData]: z.output<(typeof webhookData)[Type]> }
