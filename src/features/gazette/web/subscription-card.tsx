import { Mail } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Gazette } from '../gazette.contract.ts'
import { useSubscribe, useUnsubscribe, type Look } from './gazette.data.ts'
import { LookFields } from './look-fields.tsx'

type SubscriptionCardProps = { family_id: string; gazette: Gazette; look: Look; onChange: (look: Look) => void }

/** How the caller reads it, and whether it comes by email. */
export function SubscriptionCard({ family_id, gazette, look, onChange }: SubscriptionCardProps) {
  const t = useText('gazette.own')
  const subscribing = useSubscribe(family_id)
  const unsubscribing = useUnsubscribe(family_id)
  const { subscription, sends_email } = gazette
  const failed = t('failed')

  function change(next: Look) {
    onChange(next)
    if (subscription) subscribing.mutate(next, { failed })
  }

  return (
    <Card title={t('title')} subtitle={sends_email ? t(subscription ? 'subscribed' : 'intro') : t('noEmail')}>
      <div className="flex flex-col gap-4">
        <LookFields look={look} onChange={change} />
        {sends_email &&
          (subscription ? (
            <Button
              kind="quiet"
              busy={unsubscribing.isPending}
              onClick={() => unsubscribing.mutate(undefined, { failed })}
            >
              {t('unsubscribe')}
            </Button>
          ) : (
            <Button busy={subscribing.isPending} onClick={() => subscribing.mutate(look, { failed })}>
              <Mail aria-hidden size={18} />
              {t('subscribe')}
            </Button>
          ))}
      </div>
    </Card>
  )
}
