import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
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
    <section className="rounded-card border border-danger/40 bg-card p-5 sm:p-6">
      <div className="flex flex-col gap-6">
        <Transfer family={family} />
        <div className="border-t border-line pt-6">
          <h3 className="font-semibold">{t('deleteTitle')}</h3>
          <p className="mt-1 mb-4 text-ink-soft">{t('deleteText')}</p>
          <Button kind="danger" onClick={() => setDeleting(true)}>
            {t('delete')}
          </Button>
        </div>
      </div>
      <DeleteFamilyDialog family={family} open={deleting} onClose={() => setDeleting(false)} />
    </section>
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
    <div>
      <h3 className="font-semibold">{t('danger.transferTitle')}</h3>
      <p className="mt-1 mb-4 text-ink-soft">
        {others.length > 0 ? t('danger.transferText') : t('danger.transferNobody')}
      </p>
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
          <Button kind="quiet" disabled={!chosen} onClick={() => setAsking(true)}>
            {t('danger.transfer')}
          </Button>
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
    </div>
  )
}
