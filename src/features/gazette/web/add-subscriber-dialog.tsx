import { useState } from 'react'
import { Email } from '#features/accounts/accounts.schemas.ts'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { SUBSCRIBER_NAME_MAX_LENGTH, SUBSCRIBERS_MAX } from '../gazette.rules.ts'
import { useAddSubscriber, type Look } from './gazette.data.ts'
import { LookFields } from './look-fields.tsx'

type AddSubscriberDialogProps = { family_id: string; look: Look; onClose: () => void }

/** Asks who else should get the gazette. They confirm by email. */
export function AddSubscriberDialog({ family_id, look: own, onClose }: AddSubscriberDialogProps) {
  const t = useText('gazette.form')
  const say = useProblemText()
  const [look, setLook] = useState({ ...own, large_type: true })
  const [nameProblem, setNameProblem] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const adding = useAddSubscriber(family_id)

  function add(form: HTMLFormElement) {
    const fields = new FormData(form)
    const name = String(fields.get('name')).trim()
    const email = Email.safeParse(String(fields.get('email')))
    if (!name) setNameProblem(t('errors.name_required'))
    if (!email.success) setProblem(t('errors.email'))
    if (!name || !email.success) return
    adding.mutate(
      { name, email: email.data, ...look, shows_family_only: fields.get('shows_family_only') !== null },
      {
        onSuccess: ({ state }) => {
          if (state === 'waiting') toast({ title: t('asked'), description: t('askedText', { name }) })
          onClose()
        },
        onError: (error) => {
          const code = error instanceof ApiProblem ? error.code : ''
          setProblem(
            code === 'too_many'
              ? t('errors.tooMany', { max: SUBSCRIBERS_MAX })
              : code === 'too_many_requests'
                ? t('errors.tooOften')
                : say(error),
          )
        },
      },
    )
  }

  return (
    <FormDialog
      title={t('title')}
      description={t('text')}
      onClose={onClose}
      onSubmit={add}
      submitLabel={t('submit')}
      busy={adding.isPending}
      busyLabel={t('saving')}
    >
      <TextField
        label={t('name')}
        name="name"
        autoComplete="off"
        maxLength={SUBSCRIBER_NAME_MAX_LENGTH}
        data-autofocus
        error={nameProblem}
        onChange={() => setNameProblem(undefined)}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        error={problem}
        onChange={() => setProblem(undefined)}
      />
      <LookFields look={look} onChange={setLook} />
      <Checkbox name="shows_family_only" label={t('familyOnly')} hint={t('familyOnlyHint')} />
    </FormDialog>
  )
}
