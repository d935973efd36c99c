import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Person } from '../people.contract.ts'
import { useAddChild, useAddPerson, useEditPerson } from './people.data.ts'
import type { PersonFields, PersonProblems } from './person-problems.ts'

type SavePerson = { family_id: string; person: Person | undefined; onDone: () => void }
type Saved = PersonFields & Pick<Person, 'kind' | 'gender'> & { member_id: string | null | undefined }

/** Adds or changes a person, and shows the outcome. */
export function useSavePerson({ family_id, person, onDone }: SavePerson) {
  const t = useText('children.toasts')
  const say = useProblemText()
  const addingChild = useAddChild(family_id)
  const adding = useAddPerson(family_id)
  const editing = useEditPerson(family_id, person?.id ?? '')
  // After a conflict has been shown, saving again overwrites the other change.
  const [seen, setSeen] = useState(person?.updated_at)

  function save({ member_id, ...fields }: Saved, onRefused: (problems: PersonProblems) => void) {
    const name = fields.first_name
    const birth_date = fields.birth_date || null
    const onError = (error: unknown) => {
      if (error instanceof ApiProblem && error.code === 'invalid_input') onRefused(error.fields as PersonProblems)
      const isConflict = error instanceof ApiProblem && error.code === 'conflict'
      const isTaken = error instanceof ApiProblem && error.fields?.['member_id'] === 'taken'
      if (isConflict) setSeen(undefined)
      toast({
        kind: 'error',
        title: t(person ? 'saveFailed' : 'addFailed'),
        description: isConflict ? t('conflictText', { name }) : isTaken ? t('memberTaken') : say(error),
      })
    }
    const onSuccess = () => {
      const added = fields.kind === 'child' ? 'added' : 'personAdded'
      toast({ title: t(person ? 'saved' : added), description: t(person ? 'savedText' : 'addedText', { name }) })
      onDone()
    }
    const { kind, gender, also_known_as, first_name, last_name } = fields
    if (person)
      editing.mutate({ ...fields, birth_date, member_id, ...(seen && { updated_at: seen }) }, { onError, onSuccess })
    else if (kind === 'child')
      addingChild.mutate(
        { first_name, last_name, birth_date: fields.birth_date, gender, also_known_as },
        { onError, onSuccess },
      )
    else adding.mutate({ kind, first_name, last_name, also_known_as, birth_date }, { onError, onSuccess })
  }

  return { save, isPending: adding.isPending || addingChild.isPending || editing.isPending }
}
