import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import type { Family } from '../families.contract.ts'
import { DeleteFamilyDialog } from './delete-family-dialog.tsx'
import { memberName } from './member-name.ts'
import { useTransferFamily } from './members.data.ts'

/** Transfers or deletes the family. */
export function DangerZone({ family }: { family: Family }) {
  const t = useText('members.danger')
  const [deleting, setDeleting] = useState(false)
  return (
    <>
      <Transfer family={family} />
      <Card
        title={t('deleteTitle')}
        subtitle={t('deleteText')}
        action={
          <>
            <Button kind="risky" className="-mx-4.5 max-sm:-mb-2.5" onClick={() => setDeleting(true)}>
              {t('delete')}
            </Button>
            <DeleteFamilyDialog family={family} open={deleting} onClose={() => setDeleting(false)} />
          </>
        }
      />
    </>
  )
}

function Transfer({ family }: { family: Family }) {
  const t = useText('members')
  const navigate = useNavigate()
  const [heir, setHeir] = useState('')
  const [asking, setAsking] = useState(false)
  const others = family.members.filter(({ role }) => role !== 'owner')
  const chosen = others.find(({ id }) => id === heir)
  const name = chosen ? memberName(chosen.user) : ''
  const transferring = useTransferFamily(family.id, async () => {
    await navigate({ to: '/families/$familyId/members', params: { familyId: family.id }, replace: true })
    toast({ title: t('toasts.transferred'), description: t('toasts.transferredText', { name, family: family.name }) })
  })

  function transfer() {
    transferring.mutate(heir, {
      onError(error) {
        setAsking(false)
        toastError(t('toasts.transferFailed'), error)
      },
    })
  }

  return (
    <Card
      title={t('danger.transferTitle')}
      subtitle={others.length > 0 ? t('danger.transferText') : t('danger.transferNobody')}
    >
      {others.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={t('danger.transferTo')}
            className="min-w-0 flex-1 basis-56"
            value={heir}
            onChange={setHeir}
            options={[
              { value: '', label: t('danger.transferChoose') },
              ...others.map(({ id, user }) => ({ value: id, label: `${memberName(user)} (${user.email})` })),
            ]}
          />
          {chosen && (
            <Button kind="quiet" onClick={() => setAsking(true)}>
              {t('danger.transfer')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={transfer}
        title={t('danger.transferConfirmTitle', { family: family.name, name })}
        text={t('danger.transferConfirmText', { name })}
        confirmLabel={t('danger.transfer')}
        busy={transferring.isPending}
        busyLabel={t('danger.transferring')}
      />
    </Card>
  )
}
