import * as z from 'zod/mini'
import { anyone, contract, operation, signedIn } from '#shared/contract.ts'
import { Cursor, Id } from '#shared/id-schemas.ts'
import { notificationKinds, NOTIFICATIONS_PAGE_SIZE, UNREAD_SHOWN_MAX } from './notifications.rules.ts'

const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  family_id: Id,
  /** Null for an invitation to a family that the user doesn't belong to. */
  family_name: z.nullable(z.string()),
  actor: z.nullable(
    z.object({ id: Id, first_name: z.string(), last_name: z.string(), avatar_url: z.nullable(z.string()) }),
  ),
  /** Number of similar events that it combines. */
  count: z.int(),
  /** Number of people besides the actor, for hearts. */
  others: z.int(),
  title: z.string(),
  /** What the actor commented last, if you can still see it, or who they asked a link for. */
  comment: z.nullable(z.string()),
  photos: z.array(z.object({ id: Id, thumbhash: z.nullable(z.string()), small_url: z.string() })),
  milestone_id: z.nullable(Id),
  child_id: z.nullable(Id),
  album_id: z.nullable(Id),
  /** The date of the birthday. */
  day: z.nullable(z.string()),
  /** When the last event was added to it. */
  told_at: z.string(),
  read: z.boolean(),
})
export type Notification = z.output<typeof Notification>

export const notificationsContract = contract({
  listNotifications: operation('GET', '/api/notifications', {
    access: signedIn,
    summary: 'List your notifications',
    description: `Newest first. Includes the number of unread notifications, counted up to ${UNREAD_SHOWN_MAX + 1}.`,
    query: z.object({
      cursor: Cursor,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), NOTIFICATIONS_PAGE_SIZE),
    }),
    response: z.object({
      notifications: z.array(Notification),
      next_cursor: z.nullable(z.string()),
      unread: z.int(),
    }),
  }),
  readNotification: operation('POST', '/api/notifications/:notification_id/read', {
    access: signedIn,
    summary: 'Mark a notification as read',
    problems: ['not_found'],
  }),
  readAllNotifications: operation('POST', '/api/notifications/read-all', {
    access: signedIn,
    summary: 'Mark all notifications as read',
  }),
  getPushKey: operation('GET', '/api/push', {
    access: signedIn,
    has_secret: true,
    summary: 'Get the push key',
    description: 'Returns the public key for subscribing a browser and whether this session is subscribed.',
    response: z.object({
      public_key: z.string(),
      /** The endpoint of this session's browser; null if it isn't subscribed or the user turned push notifications off. */
      endpoint: z.nullable(z.string()),
    }),
  }),
  subscribePush: operation('POST', '/api/push/subscriptions', {
    access: signedIn,
    summary: 'Subscribe this browser to push notifications',
    body: z.object({
      endpoint: z
        .string()
        .check(z.maxLength(1000))
        .check(z.describe('The endpoint of the browser’s PushSubscription.')),
      p256dh: z
        .string()
        .check(z.regex(/^[\w-]{87}$/))
        .check(z.describe('The p256dh key of the browser’s PushSubscription.')),
      auth: z
        .string()
        .check(z.regex(/^[\w-]{22}$/))
        .check(z.describe('The auth secret of the browser’s PushSubscription.')),
    }),
  }),
  unsubscribePush: operation('POST', '/api/push/unsubscribe', {
    access: signedIn,
    summary: 'Unsubscribe this browser from push notifications',
    body: z.object({
      endpoint: z
        .string()
        .check(z.maxLength(1000))
        .check(z.describe('The endpoint of the browser’s PushSubscription.')),
    }),
  }),
  readUnsubscribe: operation('GET', '/api/unsubscribe/:token', {
    access: anyone,
    summary: 'Open an unsubscribe link',
    description:
      'Redirects to a page that asks for confirmation, for email apps that open the link instead of posting to it.',
    params: z.object({
      token: z.string().check(z.maxLength(200)).check(z.describe('The token in the email’s unsubscribe link.')),
    }),
    raw: true,
  }),
  unsubscribe: operation('POST', '/api/unsubscribe/:token', {
    access: anyone,
    summary: 'Unsubscribe from email digests',
    description: 'One-click unsubscribe (RFC 8058). Each digest has its own link.',
    params: z.object({
      token: z.string().check(z.maxLength(200)).check(z.describe('The token in the email’s unsubscribe link.')),
    }),
    problems: ['not_found'],
    from_anywhere: true,
    form: true,
  }),
})
