import * as z from 'zod/mini'

export const webhookEvents = ['photo.added', 'milestone.added', 'comment.added', 'member.joined'] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** The type of what “Send a test” sends. */
export const TEST_EVENT = 'webhook.test'

export const deliveryStates = ['pending', 'delivered', 'failed', 'withdrawn'] as const
/** Why there was no reply. */
export const deliveryErrors = ['address', 'host', 'certificate', 'timeout', 'connection'] as const
export type DeliveryError = (typeof deliveryErrors)[number]

export const WEBHOOKS_MAX = 10
export const WEBHOOK_URL_MAX_LENGTH = 2000
export const DELIVERIES_PAGE_SIZE = 20
/** Days that the log goes back. */
export const DELIVERY_DAYS = 14

/** Photos that one person adds within this time are one event. */
export const COLLECT_SECONDS = 30
export const PHOTOS_PER_EVENT_MAX = 100
/** A receiver has to reply within this time. */
export const REPLY_SECONDS = 10

/** Pauses after each failed attempt: about a day together. */
export const RETRY_SECONDS = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 6 * 3600] as const
/** A webhook is turned off after so many deliveries in a row that failed in every attempt. */
export const FAILURES_MAX = 5

export const WebhookUrl = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'webhook_url_required'),
    z.maxLength(WEBHOOK_URL_MAX_LENGTH, 'webhook_url_too_long'),
    z.refine(isWebAddress, 'webhook_url_invalid'),
  )

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password
}

/** How long events are signed with a replaced secret, too. */
export const REPLACED_SECRET_HOURS = 24

/** The page with a person's keys and webhooks. */
export const WEBHOOKS_PATH = '/account/settings?tab=keys'
