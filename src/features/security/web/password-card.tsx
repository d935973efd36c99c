import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import type { User } from '../../accounts/accounts.contract.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { useRemovePassword, useSetPassword } from './security.data.ts'

/** The password, which is optional. */
export function PasswordCard({ user, changed_at }: { user: User; changed_at: string | null }) {
  const t = useText('security.tab')
  const { longDate } = useFormat()
  const set = useSetPassword()
  const [editing, setEditing] = useState(false)
  return (
    <Card
      title={t('password.title')}
      subtitle={changed_at ? t('password.since', { date: longDate(changed_at) }) : t('password.none')}
      action={
        !editing && (
          <div className="flex flex-wrap gap-2.5">
            {changed_at && <RemovePassword />}
            <Button kind="quiet" onClick={() => setEditing(true)}>
              {t(changed_at ? 'password.change' : 'password.set')}
            </Button>
          </div>
        )
      }
    >
      {editing && (
        <NewPasswordForm
          owner={user}
          submitLabel={t('password.save')}
          busyLabel={t('password.saving')}
          note={<p className="text-sm text-ink-soft">{t('password.othersEnd')}</p>}
          cancel={
            <Button kind="quiet" onClick={() => setEditing(false)}>
              {t('password.cancel')}
            </Button>
          }
          save={async (password) => {
            await set.mutateAsync(password)
            setEditing(false)
            toast({ title: t('toasts.passwordSaved'), description: t('toasts.passwordSavedText') })
          }}
        />
      )}
    </Card>
  )
}

function RemovePassword() {
  const t = useText('security.tab')
  const remove = useRemovePassword()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="plain" onClick={() => setAsking(true)}>
        {t('password.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('password.removeTitle')}
        text={t('password.removeText')}
        confirmLabel={t('password.remove')}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            done: t('toasts.passwordRemoved'),
            failed: t('toasts.failed'),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  )
}
