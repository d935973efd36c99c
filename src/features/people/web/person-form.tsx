import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { familyOptions } from '#features/families/web/families.data.ts'
import { useText } from '#web/text.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { deleteDraft } from '#web/drafts.ts'
import { genders } from '../../families/families.rules.ts'
import { CHILD_NAME_MAX_LENGTH } from '../children.rules.ts'
import type { Person } from '../people.contract.ts'
import { ChildrenText } from './children-text.tsx'
import { fullName } from '#shared/full-name.ts'
import { personProblems, type PersonFields, type PersonProblems } from './person-problems.ts'
import { useAgeText } from './use-age-text.ts'
import { useSavePerson } from './use-save-person.ts'

type PersonFormProps = {
  family_id: string
  /** The person to change; without one, someone of this kind is added. */
  person?: Person
  kind: Person['kind']
  onClose: () => void
}

export function PersonForm(props: PersonFormProps) {
  return (
    <ChildrenText>
      <Form {...props} />
    </ChildrenText>
  )
}

function Form({ family_id, person, kind: given, onClose }: PersonFormProps) {
  const t = useText('children')
  const ageText = useAgeText()
  const [kind, setKind] = useState(given)
  const isChild = kind === 'child'
  const [birth_date, setBirthDate] = useState(person?.birth_date ?? '')
  const [gender, setGender] = useState(person?.gender ?? 'prefer_not_to_say')
  const [member, setMember] = useState<string>()
  const [problems, setProblems] = useState<PersonProblems>({})
  const { data: family } = useQuery({ ...familyOptions(family_id), enabled: kind === 'adult' && person !== undefined })
  const draft = isChild ? `child.${person?.id ?? `new.${family_id}`}` : `person.${person?.id ?? `new.${family_id}`}`
  const { save, isPending } = useSavePerson({
    ...{ family_id, person },
    onDone: () => {
      deleteDraft(draft)
      onClose()
    },
  })
  const sample = { first_name: 'any', last_name: '', birth_date, also_known_as: [] }
  const isDate = personProblems(sample, true).birth_date === undefined
  const say = (field: keyof PersonProblems) => {
    const problem = problems[field]
    return problem && t(`errors.${problem}`, { max: CHILD_NAME_MAX_LENGTH })
  }
  const clearProblem = (field: keyof PersonProblems) => setProblems(({ [field]: _, ...others }) => others)

  function submit(form: HTMLFormElement) {
    const read = (name: string) => String(new FormData(form).get(name)).trim()
    const names = read('also_known_as').split(',')
    const fields: PersonFields = {
      ...{ first_name: read('first_name'), last_name: read('last_name'), birth_date },
      also_known_as: names.map((name) => name.trim()).filter(Boolean),
    }
    const wrong = personProblems(fields, isChild)
    setProblems(wrong)
    if (Object.keys(wrong).length) return
    save({ ...fields, kind, gender, member_id: member === undefined ? undefined : member || null }, setProblems)
  }

  const addLabel = t(isChild ? 'add' : 'addPerson')
  return (
    <FormDialog
      title={person ? t('form.editTitle', { name: person.first_name }) : addLabel}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={person ? t('form.save') : addLabel}
      draft={draft}
      busy={isPending}
      busyLabel={t(person ? 'form.saving' : 'form.adding')}
    >
      {given !== 'child' && (
        <Select
          label={t('form.kind')}
          name="kind"
          value={kind}
          onChange={setKind}
          options={(person ? (['adult', 'child', 'pet'] as const) : (['adult', 'pet'] as const)).map((value) => ({
            value,
            label: t(`kinds.${value}`),
          }))}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t(kind === 'pet' ? 'form.name' : 'form.first_name')}
          name="first_name"
          autoComplete="off"
          required
          data-autofocus
          defaultValue={person?.first_name}
          error={say('first_name')}
          onChange={() => clearProblem('first_name')}
        />
        <TextField
          label={t('form.last_name')}
          name="last_name"
          autoComplete="off"
          optional
          defaultValue={person?.last_name}
          error={say('last_name')}
          onChange={() => clearProblem('last_name')}
        />
      </div>
      <TextField
        label={t('form.also_known_as')}
        hint={t('form.also_known_as_hint')}
        name="also_known_as"
        autoComplete="off"
        optional
        defaultValue={person?.also_known_as.join(', ')}
        error={say('also_known_as')}
        onChange={() => clearProblem('also_known_as')}
      />
      <div>
        <TextField
          label={t('form.birth_date')}
          hint={isChild ? t('form.birth_hint') : undefined}
          type="date"
          name="birth_date"
          required={isChild}
          optional={!isChild}
          value={birth_date}
          error={say('birth_date')}
          onChange={(event) => {
            setBirthDate(event.target.value)
            clearProblem('birth_date')
          }}
        />
        {/* Shows the age right away, which makes a wrong year easy to notice. */}
        <p role="status" className="mt-1.5 min-h-6 text-sm font-medium text-sage first-letter:uppercase">
          {birth_date && isDate && ageText({ birth_date })}
        </p>
      </div>
      {isChild && (
        <Select
          label={t('form.gender')}
          name="gender"
          value={gender}
          onChange={setGender}
          options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
        />
      )}
      {kind === 'adult' && family && (
        <Select
          label={t('form.member')}
          name="member_id"
          value={member ?? family.members.find(({ user }) => user.id === person?.user_id)?.id ?? ''}
          onChange={setMember}
          options={[
            { value: '', label: t('form.noMember') },
            ...family.members.map(({ id, user }) => ({ value: id, label: fullName(user) })),
          ]}
        />
      )}
    </FormDialog>
  )
}
