import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useInvite } from '#features/invitations/web/invitations.data.ts'
import { useHasMailServer } from '#features/sign-in/web/providers.data.ts'
import type { PersonDetail } from '#features/people/people.contract.ts'
import { ApiProblem } from '#web/api.ts'
import { useLocale } from 'use-intl'
import { MoreTexts } from '#web/more-texts.tsx'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { openForm } from '#web/ui/open-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import { growingUpTexts } from './growing-up.texts.ts'

type InviteChildProps = { person: PersonDetail; mayInvite: boolean }

/** A child decides with an account that's linked to their profile. */
export function InviteChild({ person, mayInvite }: InviteChildProps) {
  const t = useText('growingUp.account')
  const { first_name: name } = person
  const invite = () =>
    openForm((onClose) => (
      <MoreTexts of={growingUpTexts}>
        <InviteForm person={person} onClose={onClose} />
      </MoreTexts>
    ))
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{`${t('none', { name })}${mayInvite ? '' : ` ${t('askOwner', { name })}`}`}</p>
      {mayInvite && (
        <Button kind="quiet" onClick={invite}>
          <UserPlus aria-hidden size={18} />
          {t('invite', { name })}
        </Button>
      )}
    </div>
  )
}

function InviteForm({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  const t = useText('growingUp.account')
  const say = useProblemText()
  const language = useLocale()
  const { id: person_id, family_id, first_name: name } = person
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const inviting = useInvite(family_id)
  const hasMailServer = useHasMailServer()

  const send = () =>
    inviting.mutate(
      { emails: [email.trim()], role: 'viewer', language, person_id },
      {
        onSuccess({ invited: [first] }) {
          if (first?.outcome !== 'invited') return setError(t('known', { name }))
          if (hasMailServer) toast({ title: t('sent'), description: t('sentText', { email: email.trim() }) })
          else toast({ title: t('ready'), description: t('readyText') })
          onClose()
        },
        onError(problem) {
          const isEmail = problem instanceof ApiProblem && problem.code === 'invalid_input'
          if (isEmail) setError(say(problem))
          else toastError(t('failed'), problem)
        },
      },
    )

  return (
    <FormDialog
      title={t('title', { name })}
      description={t('text')}
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('invite', { name })}
      busy={inviting.isPending}
      busyLabel={t('busy')}
    >
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="off"
        required
        data-autofocus
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value)
          setError(undefined)
        }}
      />
    </FormDialog>
  )
}
