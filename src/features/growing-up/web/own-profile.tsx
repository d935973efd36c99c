import { UserCheck } from 'lucide-react'
import { useState } from 'react'
import type { PersonDetail } from '#features/people/people.contract.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { openForm } from '#web/ui/open-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { growingUpTexts } from './growing-up.texts.ts'
import { TakeCopy } from './take-copy.tsx'
import { useEditOwnProfile, useOwnProfile, type GrowingUp } from './growing-up.data.ts'

type OwnProfileProps = { growing: GrowingUp; person: PersonDetail; isYou: boolean }

/** Whose the profile is, once the child has grown up. */
export function OwnProfile({ growing: { may, own_since }, person, isYou }: OwnProfileProps) {
  const t = useText('growingUp.own')
  const format = useFormat()
  const edit = () =>
    openForm((onClose) => (
      <MoreTexts of={growingUpTexts}>
        <NameForm person={person} onClose={onClose} />
      </MoreTexts>
    ))
  if (own_since && !isYou)
    return person.user_id ? <p>{t('theirs', { name: person.first_name, date: format.longDate(own_since) })}</p> : null
  if (own_since)
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{t('yours')}</p>
        <Button kind="quiet" onClick={edit}>
          {t('edit')}
        </Button>
        <TakeCopy person={person} />
      </div>
    )
  return isYou && may.own ? (
    <div className="flex flex-col gap-5">
      <MakeItMine person={person} />
      <TakeCopy person={person} />
    </div>
  ) : null
}

function MakeItMine({ person }: { person: PersonDetail }) {
  const t = useText('growingUp.own')
  const [isAsking, setIsAsking] = useState(false)
  const owning = useOwnProfile(person.family_id, person.id)
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t('text')}</p>
      <Button onClick={() => setIsAsking(true)}>
        <UserCheck aria-hidden size={18} />
        {t('start')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          owning.mutate(undefined, { done: t('done'), failed: t('failed'), onSettled: () => setIsAsking(false) })
        }
        kind="primary"
        title={t('title')}
        text={t('confirmText')}
        confirmLabel={t('start')}
        busy={owning.isPending}
        busyLabel={t('busy')}
      />
    </div>
  )
}

function NameForm({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  const t = useText('growingUp.own')
  const [first_name, setFirst] = useState(person.first_name)
  const [last_name, setLast] = useState(person.last_name)
  const editing = useEditOwnProfile(person.family_id, person.id)
  const save = () =>
    editing.mutate(
      { first_name, last_name, also_known_as: person.also_known_as },
      {
        onSuccess() {
          toast({ title: t('saved') })
          onClose()
        },
        failed: t('failed'),
      },
    )
  return (
    <FormDialog
      title={t('edit')}
      onClose={onClose}
      onSubmit={save}
      submitLabel={t('save')}
      busy={editing.isPending}
      busyLabel={t('busy')}
    >
      <TextField
        label={t('first')}
        name="first_name"
        required
        maxLength={100}
        data-autofocus
        value={first_name}
        onChange={(event) => setFirst(event.target.value)}
      />
      <TextField
        label={t('last')}
        name="last_name"
        maxLength={100}
        value={last_name}
        onChange={(event) => setLast(event.target.value)}
      />
    </FormDialog>
  )
}
