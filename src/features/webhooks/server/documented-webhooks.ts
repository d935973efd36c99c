import * as z from 'zod/mini'
import { webhookData } from '../webhooks.contract.ts'
import { COLLECT_SECONDS, PHOTOS_PER_EVENT_MAX, REPLY_SECONDS, RETRY_SECONDS } from '../webhooks.rules.ts'

const summaries: Record<keyof typeof webhookData, string> = {
  'photo.added': `Someone added photos. What a person adds within ${COLLECT_SECONDS} seconds is one event, of up to ${PHOTOS_PER_EVENT_MAX} photos.`,
  'milestone.added': 'Someone added a milestone.',
  'comment.added': 'A member commented on a photo, a milestone, a child’s answer or an album.',
  'member.joined': 'Someone joined the family.',
  'webhook.test': 'Someone sent a test.',
}

const header = (name: string, description: string) => ({
  ...{ name, description, in: 'header', required: true, schema: { type: 'string' } },
})
const parameters = [
  header('webhook-id', 'The ID of the event, the same each time that it’s sent. Ignore those that you’ve had.'),
  header(
    'webhook-timestamp',
    'When this attempt was sent, in seconds since 1970. Refuse what’s older than five minutes.',
  ),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA-256 of `<webhook-id>.<webhook-timestamp>.<body>` in base64, with the bytes that follow `whsec_` in base64 as the key.',
  ),
]

/** What webhooks send, for the OpenAPI document. */
export const documentedWebhooks = Object.fromEntries(
  Object.entries(webhookData).map(([type, data]) => [
    type,
    {
      post: {
        operationId: type.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()),
        tags: ['webhooks'],
        summary: summaries[type as keyof typeof webhookData],
        parameters,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: z.toJSONSchema(
                z.object({
                  type: z.literal(type),
                  timestamp: z.iso.datetime().check(z.describe('When it happened.')),
                  data,
                }),
              ),
            },
          },
        },
        responses: {
          '2XX': { description: `Received, within ${REPLY_SECONDS} seconds.` },
          '410': { description: 'Turns the webhook off.' },
          default: {
            description: `Everything else, redirects too, is sent again ${RETRY_SECONDS.length} times within a day.`,
          },
        },
      },
    },
  ]),
)
