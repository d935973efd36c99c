import { UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { personName } from '#features/people/web/person-name.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { Chip, Labels } from '../details/photo-chips.tsx'
import { useEditPhoto } from '../details/photo-mutations.ts'
import { useAgeInPhoto } from './use-age-in-photo.ts'

const WhoDialog = lazyPart(async () => (await import('./who-dialog.tsx')).WhoDialog)

/** The people in a photo, each with their age then, and a button to name them. */
export function PhotoPeople({ photo }: { photo: PhotoDetail }) {
  const t = useText('photoTools')
  const ageIn = useAgeInPhoto()
  const [isNaming, setNaming] = useState(false)
  const { family_id, id: photo_id, people } = photo
  const shown = people.map(({ id }) => id)
  const edit = useEditPhoto({ family_id, photo_id }, () => {})
  if (people.length === 0 && !photo.can.edit) return null

  /** Changes only what was changed here, since someone else may have named others. */
  function apply(begun: readonly string[], chosen: string[]) {
    setNaming(false)
    const kept = shown.filter((id) => chosen.includes(id) || !begun.includes(id))
    const person_ids = [...new Set([...kept, ...chosen.filter((id) => !begun.includes(id))])]
    if (person_ids.toSorted().join() !== shown.toSorted().join()) edit.mutate({ person_ids })
  }

  return (
    <Labels title={t('labels.people')}>
      {people.map((person) => {
        const name = personName(person)
        const age = ageIn(photo, person)
        return (
          <Chip key={person.id} photo={photo} search={{ people: person.id }} hint={t('labels.showPerson', { name })}>
            {age ? t('who.nameAndAge', { name, age }) : name}
          </Chip>
        )
      })}
      {photo.can.edit && (
        <button
          type="button"
          onClick={() => setNaming(true)}
          disabled={edit.isPending}
          className="inline-flex min-h-9 items-center gap-2 rounded-full border border-dashed border-outline px-3.5 text-sm font-medium hover:bg-sunk"
        >
          <UserPlus aria-hidden size={16} />
          {t('who.open')}
        </button>
      )}
      <Suspense>
        {isNaming && (
          <WhoDialog
            family_id={family_id}
            photo_ids={[photo_id]}
            shown={shown}
            onApply={(chosen) => apply(shown, chosen)}
            onClose={() => setNaming(false)}
          />
        )}
      </Suspense>
    </Labels>
  )
}
