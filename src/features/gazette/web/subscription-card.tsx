import { Mail } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
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
    <section>
      <p className="mb-4 text-ink-soft">{sends_email ? t(subscription ? 'subscribed' : 'intro') : t('noEmail')}</p>
      <div className="flex flex-col items-start gap-4 *:w-full">
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
    </section>
  )
}
