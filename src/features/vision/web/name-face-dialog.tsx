import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChildrenText } from '#features/people/web/children-text.tsx'
import { peopleOptions, useAddPerson } from '#features/people/web/people.data.ts'
import { fullName } from '#shared/full-name.ts'
import { PersonSearch } from '#features/people/web/person-search.tsx'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Face, FaceGroup } from '../faces.contract.ts'
import { FaceCrop } from './face-crop.tsx'
import { GroupFaces } from './group-faces.tsx'
import { useSayWhose } from './use-say-whose.ts'

type NameFaceDialogProps = {
  family_id: string
  face: Face
  /** How often the person was seen, if that's known. */
  count?: number
  maybe_person_id?: string | null
  /** Other groups, which may show the same person. */
  others?: readonly FaceGroup[]
  /** Someone said whose face it is, or that no one needs to know. */
  onDone: () => void
  /** Shows another face. */
  onSkip?: (() => void) | undefined
  onClose: () => void
}

/** Names a face and those that were grouped with it, or corrects its name. */
export function NameFaceDialog(props: NameFaceDialogProps) {
  return (
    <ChildrenText>
      <Whose {...props} />
    </ChildrenText>
  )
}

function Whose(props: NameFaceDialogProps) {
  const { family_id, face, count, maybe_person_id, others = [], onDone, onSkip, onClose } = props
  const t = useText('vision.faces')
  const { data } = useQuery(peopleOptions(family_id))
  const [isShowingAll, setShowingAll] = useState(false)
  const adding = useAddPerson(family_id)
  const say = useSayWhose(family_id, onDone)
  const nameOf = (id: string | null | undefined) => {
    const person = data?.people.find((one) => one.id === id)
    return person && { ...person, name: fullName(person) }
  }
  const [named, maybe] = [nameOf(face.person_id), nameOf(maybe_person_id)]
  const { group_id } = face

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={named ? named.name : t('who')}
      actions={
        <>
          {named ? (
            <Button kind="quiet" busy={say.isBusy} onClick={() => say.isNot(face, named)}>
              {t('notPerson', { name: named.first_name })}
            </Button>
          ) : (
            group_id && (
              <Button kind="quiet" busy={say.isBusy} onClick={() => say.isNoOne(group_id)}>
                {t('hide')}
              </Button>
            )
          )}
          {onSkip && (
            <Button kind="quiet" onClick={onSkip}>
              {t('skip')}
            </Button>
          )}
        </>
      }
    >
      <div className="mb-5 flex items-center gap-4">
        <FaceCrop face={face} className="size-24 sm:size-28" />
        <div className="flex min-w-0 flex-col items-start gap-2">
          {count !== undefined && <p className="text-ink-soft">{t('seen', { count })}</p>}
          {named && <p className="text-ink-soft">{t('correct')}</p>}
          {maybe && (
            <Button busy={say.isBusy} onClick={() => say.is(face, maybe)}>
              {t('yes', { name: maybe.first_name })}
            </Button>
          )}
        </div>
      </div>
      <PersonSearch
        family_id={family_id}
        first={maybe_person_id ? [maybe_person_id] : []}
        chosen={named ? [named.id] : []}
        onChoose={(person) => person.id !== named?.id && say.is(face, person)}
        adding={adding}
      />
      {!named && group_id && count !== undefined && (
        <div className="mt-5 flex flex-col items-start gap-3">
          <Button
            kind="plain"
            size="small"
            className="-ml-3.5"
            aria-expanded={isShowingAll}
            onClick={() => setShowingAll(!isShowingAll)}
          >
            {t('showAll')}
          </Button>
          {isShowingAll && <GroupFaces {...{ family_id, group_id, others }} />}
        </div>
      )}
    </Dialog>
  )
}
