import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { allows, familyOptions } from '#features/families/web/families.data.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Person } from '../people.contract.ts'
import { findPeople, isNamed, suggestedFirst } from './find-people.ts'
import { peopleOptions, type useAddPerson } from './people.data.ts'
import { PersonAvatar } from './person-avatar.tsx'
import { personChip } from './person-chip.ts'
import { fullName } from '#shared/full-name.ts'

type PersonSearchProps = {
  family_id: string
  /** People who are likely, listed first. */
  first: readonly string[]
  chosen: readonly string[]
  onChoose: (person: Pick<Person, 'id' | 'first_name' | 'last_name'>) => void
  /** Enter without a name. */
  onDone?: () => void
  adding: ReturnType<typeof useAddPerson>
}

/** On touch screens, the keyboard would cover the people. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

/** Chooses people, inside ChildrenText: tap them, or type names and press Enter. Someone new is added. */
export function PersonSearch({ family_id, first, chosen, onChoose, onDone, adding }: PersonSearchProps) {
  const t = useText('children.who')
  const { data } = useQuery(peopleOptions(family_id))
  const { data: family } = useQuery(familyOptions(family_id))
  const [text, setText] = useState('')
  const canAdd = allows(family, 'people.edit')
  const people = suggestedFirst(data?.people ?? [], first)
  const found = findPeople(people, text)
  const name = text.trim()

  function choose(person: Parameters<typeof onChoose>[0]) {
    setText('')
    onChoose(person)
  }

  const add = () =>
    adding.mutate(
      { first_name: name },
      {
        onSuccess: choose,
        failed: t('addFailed'),
      },
    )

  function submit() {
    if (!name) return onDone?.()
    // Someone who isn't listed yet may be known.
    if (!data) return
    if (found[0]) choose(found[0])
    else if (canAdd && !adding.isPending) add()
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
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
            <button
              type="button"
              aria-pressed={chosen.includes(person.id)}
              onClick={() => choose(person)}
              className={`${personChip} pl-1.5`}
            >
              <PersonAvatar person={person} size="small" />
              <span className="truncate">{fullName(person)}</span>
            </button>
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
  )
}
