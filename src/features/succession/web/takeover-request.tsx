import { useQuery } from '@tanstack/react-query'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { Family } from '#features/families/families.contract.ts'
import { ownerOf } from '#features/families/web/families.data.ts'
import { memberName } from '#features/families/web/member-name.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Succession } from '../succession.contract.ts'
import { useTakeover } from './succession.data.ts'

type TakeoverRequestProps = { family: Family; request: NonNullable<Succession['request']> }

/** Who asked to take over and when it happens, with a button to object or withdraw. */
export function TakeoverRequest({ family, request }: TakeoverRequestProps) {
  const t = useText('succession')
  const format = useFormat()
  const me = useQuery(sessionOptions).data?.user?.id
  const canceling = useTakeover(family.id, 'cancel')
  const values = { family: family.name, name: nameOf(family, request.user_id), date: format.longDate(request.ends_at) }
  const isMine = request.user_id === me
  const cancel = () =>
    canceling.mutate(undefined, {
      onSuccess: () =>
        toast({ title: t('ended'), description: t('endedText', { owner: ownerName(family), family: family.name }) }),
      failed: t('failed'),
    })
  return (
    <div role="status" className="rounded-control bg-sunk p-4">
      <p className="font-semibold">{t(isMine ? 'ownRequest' : 'request', values)}</p>
      <Button kind="quiet" className="mt-3" busy={canceling.isPending} onClick={cancel}>
        {t(isMine ? 'withdraw' : 'object')}
      </Button>
    </div>
  )
}

export function ownerName(family: Family): string {
  const owner = ownerOf(family)
  return owner ? memberName(owner) : ''
}

function nameOf({ members }: Family, user_id: string): string {
  const found = members.find(({ user }) => user.id === user_id)
  return found ? memberName(found.user) : ''
}
