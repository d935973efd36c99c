import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormat, useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import type { Passkey } from '../passkeys.contract.ts'
import { PASSKEY_NAME_MAX_LENGTH } from '../security.rules.ts'
import { useRemovePasskey, useRenamePasskey } from './passkeys.data.ts'

/** A passkey that can be renamed and removed. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useText('security.tab')
  const { longDate } = useFormat()
  const [renaming, setRenaming] = useState(false)
  const { name, created_at, last_used_at } = passkey
  if (renaming) return <RenameRow passkey={passkey} onDone={() => setRenaming(false)} />
  return (
    <li className="flex items-center gap-4 py-3">
      <KeyRound aria-hidden size={22} className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {last_used_at
            ? t('passkeys.used', { date: longDate(last_used_at) })
            : t('passkeys.since', { date: longDate(created_at) })}
        </p>
      </div>
      <IconButton
        icon={Pencil}
        label={t('passkeys.renameNamed', { name })}
        onClick={() => setRenaming(true)}
        tooltipAlign="end"
      />
      <RemovePasskey passkey={passkey} />
    </li>
  )
}

function RenameRow({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useText('security.tab')
  const errors = useText('accounts.errors')
  const say = useProblemText()
  const rename = useRenamePasskey()
  const { values, setErrors, field } = useFields({ name: passkey.name })

  function submit() {
    const name = values.name.trim()
    if (!name) return setErrors({ name: t('passkeys.nameRequired') })
    if (name.length > PASSKEY_NAME_MAX_LENGTH)
      return setErrors({ name: errors('name_too_long', { max: PASSKEY_NAME_MAX_LENGTH }) })
    rename.mutate(
      { passkey_id: passkey.id, name },
      { onSuccess: onDone, onError: (problem) => setErrors({ name: say(problem) }) },
    )
  }

  return (
    <li className="py-3">
      <Form onSubmit={submit} className="flex flex-wrap items-end gap-2.5">
        <TextField
          className="min-w-52 flex-1"
          label={t('passkeys.name')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just clicked its button
          autoFocus
          {...field('name')}
        />
        <Button type="submit" busy={rename.isPending}>
          {t('passkeys.save')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('password.cancel')}
        </Button>
      </Form>
    </li>
  )
}

function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const t = useText('security.tab')
  const remove = useRemovePasskey()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <IconButton
        icon={Trash2}
        label={t('passkeys.removeNamed', { name })}
        onClick={() => setAsking(true)}
        tooltipAlign="end"
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('passkeys.removeTitle', { name })}
        text={t('passkeys.removeText')}
        confirmLabel={t('password.remove')}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(id, {
            done: t('passkeys.removed'),
            failed: t('toasts.failed'),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  )
}
