import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Person } from '#features/people/people.contract.ts'
import { useSetAvatar } from '#features/people/web/people.data.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Face } from '../faces.contract.ts'
import { FaceChoice } from './face-choice.tsx'
import { faceSquare } from './face-square.ts'
import { facesOptions, useArrangeFaces } from './faces.data.ts'

/** The faces that were found to be a person, for editors to correct, or to choose a profile photo from. */
export function PersonFaces({ person }: { person: Person }) {
  const t = useText('vision.faces')
  const avatar = useText('children.avatar')
  const { family_id, id: person_id, first_name: name } = person
  const of = facesOptions(family_id, { person_id })
  const { data, isPending } = useInfiniteQuery(of)
  useRevealPending(isPending)
  const [chosen, setChosen] = useState<Face[]>([])
  const { rejecting } = useArrangeFaces(family_id)
  const setting = useSetAvatar(family_id, person_id)
  const [only, ...more] = chosen
  if (!data?.pages[0]?.faces.length) return null

  const reject = () =>
    rejecting.mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess() {
          setChosen([])
          toast({ title: t('rejected', { count: chosen.length, name }) })
        },
        failed: t('failed'),
      },
    )

  const setAvatar = (face: Face) =>
    setting.mutate(
      { photo_id: face.photo_id, ...faceSquare(face) },
      {
        onSuccess() {
          setChosen([])
          toast({ title: avatar('chosen'), description: avatar('chosenText') })
        },
        failed: avatar('failed'),
      },
    )

  return (
    <Section title={t('ofPerson')} subtitle={t('ofPersonText', { name })}>
      <FaceChoice label={t('ofPerson')} of={of} chosen={chosen} onChange={setChosen} />
      {only && (
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button kind="quiet" size="small" busy={rejecting.isPending} onClick={reject}>
            {t('reject', { name })}
          </Button>
          {more.length === 0 && (
            <Button kind="quiet" size="small" busy={setting.isPending} onClick={() => setAvatar(only)}>
              {t('useAsPhoto')}
            </Button>
          )}
        </div>
      )}
    </Section>
  )
}
