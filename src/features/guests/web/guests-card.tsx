import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddGuestDialog } from './add-guest-dialog.tsx'
import { GuestLinkDialog, type MadeLink } from './guest-link-dialog.tsx'
import { GuestRow } from './guest-row.tsx'
import { guestsOptions } from './guests.data.ts'

/** In the family settings: the list of guests, and a button to add one. */
export function GuestsCard({ family_id }: { family_id: string }) {
  const t = useText('guests')
  const [isAdding, setIsAdding] = useState(false)
  const [made, setMade] = useState<MadeLink>()

  function show(link: MadeLink) {
    setIsAdding(false)
    setMade(link)
  }

  return (
    <Card
      title={t('title')}
      subtitle={t('intro')}
      action={
        <Button kind="quiet" onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      <QueryState
        query={useQuery(guestsOptions(family_id))}
        skeleton={
          <div aria-busy>
            <Skeleton className="h-12" />
          </div>
        }
        failed={{ title: t('failedTitle') }}
      >
        {(guests) =>
          guests.length === 0 ? (
            <p className="text-ink-soft">{t('empty')}</p>
          ) : (
            <ul className="-mt-2 -mb-3 divide-y divide-line">
              {guests.map((guest) => (
                <GuestRow key={guest.id} family_id={family_id} guest={guest} onLink={show} />
              ))}
            </ul>
          )
        }
      </QueryState>
      <AddGuestDialog family_id={family_id} open={isAdding} onClose={() => setIsAdding(false)} onMade={show} />
      <GuestLinkDialog made={made} onClose={() => setMade(undefined)} />
    </Card>
  )
}
