import { UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Subscriber } from '../gazette.contract.ts'
import { AddSubscriberDialog } from './add-subscriber-dialog.tsx'
import { useRemoveSubscriber, type Look } from './gazette.data.ts'

const tones = { waiting: 'honey', subscribed: 'sage', unsubscribed: 'sunk' } as const
type SubscribersCardProps = { family_id: string; subscribers: Subscriber[]; look: Look }

/** Who else gets the gazette. Members subscribe themselves. */
export function SubscribersCard({ family_id, subscribers, look }: SubscribersCardProps) {
  const t = useText('gazette.subscribers')
  const [isAdding, setIsAdding] = useState(false)
  const removing = useRemoveSubscriber(family_id)
  const failed = t('failed')
  return (
    <section className="mt-6 border-t border-line pt-6">
      <h3 className="font-serif text-lg font-semibold">{t('title')}</h3>
      <p className="mt-0.5 mb-4 text-ink-soft">{t('intro')}</p>
      {subscribers.length > 0 && (
        <ul className="mb-4 flex flex-col divide-y divide-line">
          {subscribers.map(({ id, name, email, state }) => (
            <li key={id} className="flex min-h-13 items-center gap-1 py-2">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <span className="min-w-0 font-semibold break-words">{name}</span>
                  <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
                </p>
                {email && <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>}
              </div>
              {email && (
                <IconButton
                  icon={X}
                  label={t('remove', { name })}
                  tooltipAlign="end"
                  onClick={() => removing.mutate(id, { failed })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Button kind="quiet" onClick={() => setIsAdding(true)}>
        <UserPlus aria-hidden size={18} />
        {t('add')}
      </Button>
      {isAdding && <AddSubscriberDialog family_id={family_id} look={look} onClose={() => setIsAdding(false)} />}
    </section>
  )
}
