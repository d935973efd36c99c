import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { deleteDraft } from '#web/drafts.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Child } from '../children.contract.ts'
import { genders } from '../../families/families.rules.ts'
import { CHILD_NAME_MAX_LENGTH } from '../children.rules.ts'
import { childProblems, type ChildFields, type ChildProblems } from './child-problems.ts'
import { ChildrenText } from './children-text.tsx'
import { useAddChild, useEditChild } from './children.data.ts'
import { useAgeText } from './use-age-text.ts'

type ChildFormProps = {
  family_id: string
  /** The child to change; without one, a child is added. */ child?: Child
  onClose: () => void
}

export function ChildForm(props: ChildFormProps) {
  return (
    <ChildrenText>
      <Form {...props} />
    </ChildrenText>
  )
}

function Form({ family_id, child, onClose }: ChildFormProps) {
  const t = useText('children')
  const ageText = useAgeText()
  const [birth_date, setBirthDate] = useState(child?.birth_date ?? '')
  const [gender, setGender] = useState(child?.gender ?? 'prefer_not_to_say')
  const [problems, setProblems] = useState<ChildProblems>({})
  const draft = `child.${child?.id ?? `new.${family_id}`}`
  const { save, isPending } = useSaveChild({
    ...{ family_id, child },
    onDone: () => {
      deleteDraft(draft)
      onClose()
    },
  })
  const isDate = childProblems({ first_name: 'any', last_name: '', birth_date }).birth_date === undefined
  const say = (field: keyof ChildProblems) => {
    const problem = problems[field]
    return problem && t(`errors.${problem}`, { max: CHILD_NAME_MAX_LENGTH })
  }
  const clearProblem = (field: keyof ChildProblems) => setProblems(({ [field]: _, ...others }) => others)

  function submit(form: HTMLFormElement) {
    const read = (name: string) => String(new FormData(form).get(name)).trim()
    const fields: ChildFields = { first_name: read('first_name'), last_name: read('last_name'), birth_date }
    const wrong = childProblems(fields)
    setProblems(wrong)
    if (Object.keys(wrong).length) return
    save({ ...fields, gender }, setProblems)
  }

  return (
    <FormDialog
      title={child ? t('form.editTitle', { name: child.first_name }) : t('form.addTitle')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={child ? t('form.save') : t('add')}
      draft={draft}
      busy={isPending}
      busyLabel={t(child ? 'form.saving' : 'form.adding')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('form.first_name')}
          name="first_name"
          autoComplete="off"
          required
          data-autofocus
          defaultValue={child?.first_name}
          error={say('first_name')}
          onChange={() => clearProblem('first_name')}
        />
        <TextField
          label={t('form.last_name')}
          name="last_name"
          autoComplete="off"
          optional
          defaultValue={child?.last_name}
          error={say('last_name')}
          onChange={() => clearProblem('last_name')}
        />
      </div>
      <div>
        <TextField
          label={t('form.birth_date')}
          hint={t('form.birth_hint')}
          type="date"
          name="birth_date"
          required
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
      <Select
        label={t('form.gender')}
        name="gender"
        value={gender}
        onChange={setGender}
        options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
      />
    </FormDialog>
  )
}

type SaveChild = { family_id: string; child: Child | undefined; onDone: () => void }

function useSaveChild({ family_id, child, onDone }: SaveChild) {
  const t = useText('children.toasts')
  const say = useProblemText()
  const adding = useAddChild(family_id)
  const editing = useEditChild(family_id, child?.id ?? '')
  // After a conflict has been shown, saving again overwrites the other change.
  const [seen, setSeen] = useState(child?.updated_at)

  function save(fields: ChildFields & { gender: Child['gender'] }, onRefused: (problems: ChildProblems) => void) {
    const name = fields.first_name
    const onError = (error: unknown) => {
      if (error instanceof ApiProblem && error.code === 'invalid_input') onRefused(error.fields as ChildProblems)
      const isConflict = error instanceof ApiProblem && error.code === 'conflict'
      if (isConflict) setSeen(undefined)
      toast({
        kind: 'error',
        title: t(child ? 'saveFailed' : 'addFailed'),
        description: isConflict ? t('conflictText', { name }) : say(error),
      })
    }
    const onSuccess = () => {
      toast({ title: t(child ? 'saved' : 'added'), description: t(child ? 'savedText' : 'addedText', { name }) })
      onDone()
    }
    if (child) editing.mutate({ ...fields, ...(seen && { updated_at: seen }) }, { onError, onSuccess })
    else adding.mutate(fields, { onError, onSuccess })
  }

  return { save, isPending: adding.isPending || editing.isPending }
}
