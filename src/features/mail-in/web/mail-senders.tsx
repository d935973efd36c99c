import { UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import { Email } from '#features/accounts/accounts.schemas.ts'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { MailSender } from '../mail-in.contract.ts'
import { MAIL_SENDERS_MAX } from '../mail-in.rules.ts'
import { useAddSender, useRemoveSender } from './mail-in.data.ts'

/** The people besides members whose photos are added. */
export function MailSenders({ family_id, senders }: { family_id: string; senders: MailSender[] }) {
  const t = useText('mailIn')
  const [isAdding, setIsAdding] = useState(false)
  const removing = useRemoveSender(family_id)
  const failed = t('failed')
  return (
    <section>
      <h3 className="font-semibold">{t('senders')}</h3>
      <p className="text-sm text-ink-soft">{t('sendersHint')}</p>
      {senders.length > 0 && (
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {senders.map(({ id, email }) => (
            <li key={id} className="flex items-center gap-3 py-1">
              <span className="min-w-0 flex-1 wrap-anywhere">{email}</span>
              <IconButton
                icon={X}
                label={t('removeSender', { email })}
                tooltipAlign="end"
                onClick={() => removing.mutate(id, { failed })}
              />
            </li>
          ))}
        </ul>
      )}
      <Button kind="quiet" className="mt-4" onClick={() => setIsAdding(true)}>
        <UserPlus aria-hidden size={18} />
        {t('addSender')}
      </Button>
      {isAdding && <SenderDialog family_id={family_id} onClose={() => setIsAdding(false)} />}
    </section>
  )
}

function SenderDialog({ family_id, onClose }: { family_id: string; onClose: () => void }) {
  const t = useText('mailIn')
  const say = useProblemText()
  const [problem, setProblem] = useState<string>()
  const adding = useAddSender(family_id)
  function save(form: HTMLFormElement) {
    const parsed = Email.safeParse(String(new FormData(form).get('email')))
    if (!parsed.success) return setProblem(t('form.invalid'))
    const onError = (error: Error) => {
      const isFull = error instanceof ApiProblem && error.code === 'too_many'
      setProblem(isFull ? t('form.tooMany', { max: MAIL_SENDERS_MAX }) : say(error))
    }
    adding.mutate(parsed.data, { onSuccess: onClose, onError })
  }
  return (
    <FormDialog
      title={t('form.title')}
      description={t('form.text')}
      onClose={onClose}
      onSubmit={save}
      submitLabel={t('form.submit')}
      busy={adding.isPending}
      busyLabel={t('form.saving')}
    >
      <TextField
        label={t('form.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        error={problem}
        onChange={() => setProblem(undefined)}
      />
    </FormDialog>
  )
}
