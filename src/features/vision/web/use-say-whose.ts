import type { Person } from '#features/people/people.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Face } from '../faces.contract.ts'
import { useArrangeFaces } from './faces.data.ts'

type Named = Pick<Person, 'id' | 'first_name' | 'last_name'>

/** Says whose face it is, or isn't, and shows the outcome with a button to undo it. */
export function useSayWhose(family_id: string, onDone: () => void) {
  const t = useText('vision.faces')
  const { naming, unnaming, hiding, rejecting } = useArrangeFaces(family_id)
  const failed = t('failed')
  const undo = (onClick: () => void) => ({ action: { label: t('undo'), onClick } })

  return {
    isBusy: [naming, hiding, rejecting].some(({ isPending }) => isPending),
    is: (face: Face, person: Named) =>
      naming.mutate(
        { face, person_id: person.id },
        {
          failed,
          onSuccess({ group_id }) {
            const name = fullName(person)
            const description = t('namedText', { name: person.first_name })
            toast({
              title: t('named', { name }),
              description,
              ...undo(() => unnaming.mutate({ group_id }, { failed })),
            })
            onDone()
          },
        },
      ),
    isNot: (face: Face, person: Named) =>
      rejecting.mutate([face.id], {
        failed,
        onSuccess() {
          toast({ title: t('rejected', { count: 1, name: person.first_name }) })
          onDone()
        },
      }),
    isNoOne: (group_id: string) =>
      hiding.mutate(
        { group_id, is_hidden: true },
        {
          failed,
          onSuccess() {
            toast({ title: t('hidden'), ...undo(() => hiding.mutate({ group_id, is_hidden: false }, { failed })) })
            onDone()
          },
        },
      ),
  }
}
