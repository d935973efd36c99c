import type { Person } from '#features/people/people.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { useText } from '#web/text.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import type { Face } from '../faces.contract.ts'
import { useArrangeFaces } from './faces.data.ts'

type Named = Pick<Person, 'id' | 'first_name' | 'last_name'>

/** Says whose face it is, or isn't, and shows the outcome with a button to undo it. */
export function useSayWhose(family_id: string, onDone: () => void) {
  const t = useText('vision.faces')
  const { naming, unnaming, hiding, rejecting } = useArrangeFaces(family_id)
  const onError = (error: unknown) => toastError(t('failed'), error)
  const undo = (change: () => Promise<unknown>) => ({
    action: { label: t('undo'), onClick: () => void change().catch(onError) },
  })

  return {
    isBusy: [naming, hiding, rejecting].some(({ isPending }) => isPending),
    is: (face: Face, person: Named) =>
      naming.mutate(
        { face, person_id: person.id },
        {
          onError,
          onSuccess({ group_id }) {
            const name = fullName(person)
            const description = t('namedText', { name: person.first_name })
            toast({ title: t('named', { name }), description, ...undo(() => unnaming.mutateAsync({ group_id })) })
            onDone()
          },
        },
      ),
    isNot: (face: Face, person: Named) =>
      rejecting.mutate([face.id], {
        onError,
        onSuccess() {
          toast({ title: t('rejected', { count: 1, name: person.first_name }) })
          onDone()
        },
      }),
    isNoOne: (group_id: string) =>
      hiding.mutate(
        { group_id, is_hidden: true },
        {
          onError,
          onSuccess() {
            toast({ title: t('hidden'), ...undo(() => hiding.mutateAsync({ group_id, is_hidden: false })) })
            onDone()
          },
        },
      ),
  }
}
