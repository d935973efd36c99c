import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Deletion } from '../own-data.contract.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { deletionOptions } from './own-data.data.ts'

/** Explains what deleting the account means for each family. Owners have to transfer or delete their families first. */
export function DeleteAccountCard() {
  const t = useText('ownData.delete')
  const [asking, setAsking] = useState(false)
  const query = useQuery(deletionOptions)
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <QueryState query={query} skeleton={<Skeleton className="h-24" />}>
        {(data) => (
          <div className="flex flex-col gap-4">
            {data.owned_families.length > 0 && <OwnedFamilies families={data.owned_families} />}
            <p>{t('stays', { count: data.other_families })}</p>
            {data.waiting_letters > 0 && <p>{t('letters', { count: data.waiting_letters })}</p>}
            <p className="text-sm text-ink-soft">{t('exportFirst')}</p>
            <Button
              kind="risky"
              className="-ml-4.5 self-start"
              disabled={data.owned_families.length > 0}
              onClick={() => setAsking(true)}
            >
              {t('start')}
            </Button>
            {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
          </div>
        )}
      </QueryState>
    </Card>
  )
}

function OwnedFamilies({ families }: { families: Deletion['owned_families'] }) {
  const t = useText('ownData.delete')
  return (
    <div className="rounded-control bg-sunk p-4">
      <h3 className="font-semibold">{t('ownedTitle')}</h3>
      <p className="text-sm text-ink-soft">{t('ownedText')}</p>
      <ul className="mt-2 divide-y divide-line">
        {families.map(({ id, name, members }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0">
              <p className="font-medium break-words">{name}</p>
              <p className="text-sm text-ink-soft">{t('members', { count: members })}</p>
            </div>
            <Link
              to="/families/$familyId/settings"
              params={{ familyId: id }}
              search={{ section: 'danger' }}
              aria-label={t('settleNamed', { name })}
              className={buttonStyle({ kind: 'quiet', size: 'small' })}
            >
              {t('settle')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
