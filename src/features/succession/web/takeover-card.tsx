import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { Family } from '#features/families/families.contract.ts'
import { familyOptions } from '#features/families/web/families.data.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import type { Succession } from '../succession.contract.ts'
import { successionOptions, useTakeover } from './succession.data.ts'
import { ownerName, TakeoverRequest } from './takeover-request.tsx'

/** With the list of members, for those whom the owner trusts: what that means, and the button to take over. */
export function TakeoverCard({ family_id }: { family_id: string }) {
  const t = useText('succession.trusted')
  const { data: family } = useQuery(familyOptions(family_id))
  const me = useQuery(sessionOptions).data?.user?.id
  return (
    <div className="mt-6 empty:hidden">
      {/* Most members aren't trusted, so a skeleton would announce a card that never appears. */}
      <QueryState query={useQuery(successionOptions(family_id))} skeleton={null} failed={t('unknown')}>
        {(succession) =>
          family && me && succession.user_ids.includes(me) && <Takeover family={family} succession={succession} />
        }
      </QueryState>
    </div>
  )
}

function Takeover({ family, succession }: { family: Family; succession: Succession }) {
  const t = useText('succession')
  const asking = useTakeover(family.id, 'request')
  const [isAsking, setIsAsking] = useState(false)
  const { request, may_request, after_months } = succession
  const values = { owner: ownerName(family), family: family.name, count: String(after_months ?? '') }
  const close = () => setIsAsking(false)
  const ask = () =>
    asking.mutate(undefined, {
      done: { title: t('trusted.asked', values), description: t('trusted.askedText') },
      failed: t('failed'),
      onSettled: close,
    })
  return (
    <Card title={t('trusted.title', values)}>
      {request ? (
        <TakeoverRequest family={family} request={request} />
      ) : (
        <p className="text-ink-soft">{t(may_request ? 'trusted.open' : 'trusted.watching', values)}</p>
      )}
      {may_request && (
        <Button kind="quiet" className="mt-4" onClick={() => setIsAsking(true)}>
          {t('trusted.ask')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={ask}
        kind="primary"
        title={t('trusted.confirmTitle', values)}
        text={t('trusted.confirmText', values)}
        confirmLabel={t('trusted.ask')}
        busy={asking.isPending}
        busyLabel={t('trusted.busy')}
      />
    </Card>
  )
}
