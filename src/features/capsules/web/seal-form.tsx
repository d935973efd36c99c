import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import type { ResultOf } from '#shared/contract.ts'
import { addDays, birthdayAt } from '#shared/days.ts'
import { fullName } from '#shared/full-name.ts'
import { ApiProblem } from '#web/api.ts'
import { deleteDraft } from '#web/drafts.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useFormat, useProblemText, useText } from '#web/text.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useToday } from '#web/use-today.ts'
import type { capsulesContract } from '../capsules.contract.ts'
import { AGE_MAX, LETTER_MAX_LENGTH, type CapsuleAudience } from '../capsules.rules.ts'
import { AttachFiles } from './attach-files.tsx'
import { useSealLetter } from './letters.data.ts'
import { lettersTexts } from './letters.texts.ts'
import { letterProblem, type LetterField } from './letter-problem.ts'
import { useLetterFiles } from './use-letter-files.ts'
import { SealedDialog } from './sealed-dialog.tsx'

type SealFormProps = { family_id: string; person_id?: string; onClose: () => void }
type Wrong = Partial<Record<LetterField, string>>

/** Writes a letter, and then shows its sheet. */
export function SealForm(props: SealFormProps) {
  const [sealed, setSealed] = useState<ResultOf<typeof capsulesContract.sealLetter>>()
  return (
    <MoreTexts of={lettersTexts}>
      {sealed ? (
        <SealedDialog sealed={sealed} onClose={props.onClose} />
      ) : (
        <LetterForm {...props} onSealed={setSealed} />
      )}
    </MoreTexts>
  )
}

type LetterFormProps = SealFormProps & { onSealed: (sealed: ResultOf<typeof capsulesContract.sealLetter>) => void }

function LetterForm({ family_id, person_id: preset = '', onClose, onSealed }: LetterFormProps) {
  const t = useText('letters')
  const say = useProblemText()
  const format = useFormat()
  const today = useToday()
  const language = useLocale()
  const { data } = useQuery(peopleOptions(family_id))
  const me = useQuery(sessionOptions).data?.user?.id
  const [person_id, setPerson] = useState(preset)
  const [when, setWhen] = useState<'age' | 'date'>('age')
  const [age, setAge] = useState('18')
  const [opens_on, setDay] = useState('')
  const [audience, setAudience] = useState<CapsuleAudience>('family')
  const [wrong, setWrong] = useState<Wrong>({})
  const sealing = useSealLetter(family_id)
  const files = useLetterFiles(family_id)
  const draft = `letter.${family_id}`
  const people = (data?.people ?? []).filter(({ kind }) => kind !== 'pet')
  const person = people.find(({ id }) => id === person_id)
  const birth_date = person?.birth_date
  const isByAge = when === 'age' && (!person || Boolean(birth_date))
  const isAge = /^\d{1,3}$/.test(age) && Number(age) >= 1 && Number(age) <= AGE_MAX
  const birthday = birth_date && isAge ? birthdayAt(birth_date, Number(age)) : undefined
  const hasAccount = Boolean(person?.user_id && person.user_id !== me)
  const error = (field: LetterField) => {
    const reason = letterProblem(wrong[field])
    return reason && t(`errors.${reason}`, { max: LETTER_MAX_LENGTH })
  }
  const clear = (field: LetterField) => setWrong(({ [field]: _, ...others }) => others)

  function submit(form: HTMLFormElement) {
    const letter = String(new FormData(form).get('letter')).trim()
    const day = isByAge ? birthday : opens_on
    const found: Wrong = {
      ...(!person && { person_id: 'person_required' }),
      ...(isByAge && !isAge && { age: 'age_required' }),
      ...(!isByAge && !day && { opens_on: 'date_required' }),
      ...(day && day <= today && { [isByAge ? 'age' : 'opens_on']: 'not_in_future' }),
      ...(!letter && !files.parts.length && { letter: 'letter_required' }),
      ...(files.hasProblem ? { file_ids: 'files_failed' } : files.isUploading && { file_ids: 'files_uploading' }),
      ...(letter.length > LETTER_MAX_LENGTH && { letter: 'too_long' }),
    }
    setWrong(found)
    if (Object.keys(found).length) return
    const to = hasAccount ? audience : 'family'
    const file_ids = files.parts.flatMap(({ upload_id }) => upload_id ?? [])
    sealing.mutate(
      { person_id, letter, file_ids, language, audience: to, ...(isByAge ? { age: Number(age) } : { opens_on }) },
      {
        onSuccess: (sealed) => {
          deleteDraft(draft)
          onSealed(sealed)
        },
        onError: (problem) => {
          const { code, fields } = problem instanceof ApiProblem ? problem : {}
          if (code === 'invalid_input' && fields && Object.keys(fields).length) return setWrong(fields)
          const description = code === 'too_many' ? t('errors.full') : say(problem)
          toast({ kind: 'error', title: t('form.failed'), description })
        },
      },
    )
  }

  return (
    <FormDialog
      wide
      title={t('form.title')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('form.submit')}
      busy={sealing.isPending}
      busyLabel={t('form.busy')}
      draft={draft}
      isChanged={files.parts.length > 0}
    >
      <Select
        label={t('form.person')}
        value={person ? person_id : ''}
        onChange={(id) => {
          setPerson(id)
          clear('person_id')
        }}
        error={error('person_id')}
        hint={data && people.length === 0 ? t('form.noPeople') : undefined}
        options={[
          { value: '', label: t('form.choose') },
          ...people.map((one) => ({ value: one.id, label: fullName(one) })),
        ]}
      />
      {person && !birth_date ? (
        <p className="text-ink-soft">{t('form.noBirthDate', { name: person.first_name })}</p>
      ) : (
        <ChoiceGroup
          layout="row"
          label={t('form.when')}
          value={when}
          onChange={setWhen}
          options={[
            { value: 'age', label: t('form.atAge') },
            { value: 'date', label: t('form.onDate') },
          ]}
        />
      )}
      {isByAge ? (
        <TextField
          label={t('form.age')}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-xs"
          value={age}
          error={error('age')}
          hint={birthday && t('opensOn', { date: format.longDate(birthday) })}
          onChange={(event) => {
            setAge(event.target.value)
            clear('age')
          }}
        />
      ) : (
        <TextField
          label={t('form.date')}
          type="date"
          className="max-w-xs"
          min={addDays(today, 1)}
          value={opens_on}
          error={error('opens_on')}
          onChange={(event) => {
            setDay(event.target.value)
            clear('opens_on')
          }}
        />
      )}
      <TextArea
        label={t('form.letter')}
        name="letter"
        rows={10}
        placeholder={t('form.placeholder')}
        error={error('letter')}
        onChange={() => clear('letter')}
      />
      <AttachFiles files={files} error={wrong.file_ids && error('file_ids')} />
      {person && hasAccount && (
        <ChoiceGroup
          label={t('form.audience')}
          value={audience}
          onChange={setAudience}
          options={[
            { value: 'family', label: t('form.family.label'), hint: t('form.family.hint') },
            {
              value: 'recipient',
              label: t('form.recipient.label', { name: person.first_name }),
              hint: t('form.recipient.hint'),
            },
          ]}
        />
      )}
      <p className="text-sm text-ink-soft">{t('form.promise')}</p>
    </FormDialog>
  )
}
