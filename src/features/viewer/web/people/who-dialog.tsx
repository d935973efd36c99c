import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { allows, familyOptions } from '#features/families/web/families.data.ts'
import type { Person } from '#features/people/people.contract.ts'
import { peopleOptions, useAddPerson } from '#features/people/web/people.data.ts'
import { personName } from '#features/people/web/person-name.ts'
import { suggestedPeopleOptions } from '#features/photos/web/photos.data.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { PhotoToolsText } from '../photo-tools-text.tsx'
import { findPeople, isNamed, suggestedFirst } from './find-people.ts'

type WhoDialogProps = {
  family_id: string
  photo_ids: readonly string[]
  /** The people who are in the photos already. */
  shown: readonly string[]
  onApply: (person_ids: string[]) => void
  onClose: () => void
}

/** Names the people in photos: tap faces, or type names and press Enter. */
export function WhoDialog(props: WhoDialogProps) {
  return (
    <PhotoToolsText>
      <Who {...props} />
    </PhotoToolsText>
  )
}

/** On touch screens, the keyboard would cover the faces. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

function Who({ family_id, photo_ids, shown, onApply, onClose }: WhoDialogProps) {
  const t = useText('photoTools.who')
  const common = useText('web')
  const say = useProblemText()
  const form = useId()
  const { data } = useQuery(peopleOptions(family_id))
  const { data: near = [] } = useQuery(suggestedPeopleOptions(family_id, photo_ids))
  const { data: family } = useQuery(familyOptions(family_id))
  const adding = useAddPerson(family_id)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(shown)
  const canAdd = allows(family, 'people.edit')
  // Someone who was just added is in the list once it has been loaded again.
  const people = suggestedFirst(data?.people ?? [], [...shown, ...near])
  const found = findPeople(people, text)
  const name = text.trim()

  function toggle(id: string) {
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
    setText('')
  }

  const add = () =>
    adding.mutate(
      { first_name: name },
      {
        onSuccess: ({ id }) => toggle(id),
        onError: (error) => toast({ kind: 'error', title: t('addFailed'), description: say(error) }),
      },
    )

  function submit() {
    if (!name) return onApply([...chosen])
    // Someone who isn't listed yet may be known.
    if (!data) return
    if (found[0]) toggle(found[0].id)
    else if (canAdd && !adding.isPending) add()
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button onClick={() => onApply([...chosen])} disabled={adding.isPending}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('name')}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={100}
          {...(hasKeyboard() && { 'data-autofocus': true })}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ul className="flex flex-wrap gap-2" aria-label={t('people')}>
          {found.map((person) => (
            <li key={person.id} className="max-w-full">
              <Face person={person} isChosen={chosen.includes(person.id)} onToggle={() => toggle(person.id)} />
            </li>
          ))}
        </ul>
        {data && people.length === 0 && !name && <p className="text-ink-soft">{t(canAdd ? 'none' : 'noneViewer')}</p>}
        {canAdd && data && name && !people.some((person) => isNamed(person, name)) && (
          <Button kind="quiet" onClick={add} busy={adding.isPending} busyLabel={t('adding')}>
            <UserPlus aria-hidden size={18} />
            {t('add', { name })}
          </Button>
        )}
      </Form>
    </Dialog>
  )
}

type FaceProps = { person: Person; isChosen: boolean; onToggle: () => void }

function Face({ person, isChosen, onToggle }: FaceProps) {
  const name = personName(person)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onToggle}
      className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-full border border-outline/60 py-1 pr-4 pl-1.5 font-medium aria-pressed:border-ember aria-pressed:bg-ember-wash aria-pressed:text-ember"
    >
      <Avatar name={name} src={person.avatar_url} size="small" />
      <span className="truncate">{name}</span>
    </button>
  )
}
