import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Delivery, Webhook } from '../webhooks.contract.ts'
import { DELIVERY_DAYS, REPLY_SECONDS } from '../webhooks.rules.ts'
import { useEventName } from './webhook-events.ts'
import { deliveriesOptions, useResend, useTestWebhook } from './webhooks.data.ts'

type WebhookLogProps = { family_id: string; webhook: Webhook; onClose: () => void }

/** What was sent lately, what became of it, and how to send it again. */
export function WebhookLog({ family_id, webhook, onClose }: WebhookLogProps) {
  const t = useText('webhooks')
  const place = { family_id, webhook_id: webhook.id }
  const query = useInfiniteQuery(deliveriesOptions(place))
  const testing = useTestWebhook(place)
  const resending = useResend(place)
  const failed = t('failed')
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('deliveries.title')}
      description={t('deliveries.description', { name: new URL(webhook.url).host, days: DELIVERY_DAYS })}
      actions={
        <>
          <Button kind="quiet" onClick={() => testing.mutate(undefined, { failed })} busy={testing.isPending}>
            {t('test')}
          </Button>
          <Button onClick={onClose}>{t('deliveries.close')}</Button>
        </>
      }
    >
      <PageList
        query={query}
        itemsOf={(page) => page.deliveries}
        empty={<p className="text-ink-soft">{t('deliveries.empty')}</p>}
        skeleton={<Skeleton className="h-24" />}
        failed={{ title: t('deliveries.failedTitle') }}
        more={{ label: t('deliveries.more') }}
      >
        {(deliveries) => (
          <ul className="divide-y divide-line">
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                onResend={() => resending.mutate(delivery.id, { failed })}
              />
            ))}
          </ul>
        )}
      </PageList>
    </Dialog>
  )
}

const tones = { pending: 'honey', delivered: 'sage', failed: 'ember', withdrawn: 'sunk' } as const

function DeliveryRow({ delivery, onResend }: { delivery: Delivery; onResend: () => void }) {
  const t = useText('webhooks.deliveries')
  const ago = useAgo()
  const event = useEventName()(delivery.type)
  const { state, status, error, duration_ms, attempts, next_attempt_at, created_at } = delivery
  const facts = [
    ago(created_at),
    status !== null && t('status', { status: String(status) }),
    error && t(`errors.${error}`, { seconds: REPLY_SECONDS }),
    status !== null && duration_ms !== null && t('took', { ms: duration_ms }),
    attempts > 1 && t('attempts', { count: attempts }),
    state === 'pending' && next_attempt_at && t('retry', { when: ago(next_attempt_at) }),
    state === 'withdrawn' && t('withdrawnBecause'),
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {event}
          <Badge tone={tones[state]}>{t(state)}</Badge>
        </p>
        <Facts of={facts} />
      </div>
      {(state !== 'pending' || next_attempt_at) && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('resendNamed', { event, ago: ago(created_at) })}
          onClick={onResend}
        >
          {t('resend')}
        </Button>
      )}
    </li>
  )
}
