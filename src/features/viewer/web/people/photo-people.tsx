import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { PersonAvatar } from '#features/people/web/person-avatar.tsx'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { useText } from '#web/text.tsx'
import { Chip, Labels } from '../details/photo-chips.tsx'
import { useAgeInPhoto } from './use-age-in-photo.ts'
import { useNaming } from './use-naming.tsx'

/** The people in a photo, each with their age then, and a button to name them. */
export function PhotoPeople({ photo }: { photo: PhotoDetail }) {
  const t = useText('photoTools')
  const ageIn = useAgeInPhoto()
  const { people } = photo
  const naming = useNaming(photo)
  const { data: family } = useQuery(peopleOptions(photo.family_id))
  if (people.length === 0 && !photo.can.edit) return null

  return (
    <Labels title={t('labels.people')}>
      {people.map((person) => {
        const name = fullName(person)
        const age = ageIn(photo, person)
        const known = family?.people.find(({ id }) => id === person.id)
        return (
          <Chip
            key={person.id}
            photo={photo}
            search={{ people: person.id }}
            hint={t('labels.showPerson', { name })}
            face={
              <PersonAvatar
                person={{
                  ...person,
                  family_id: photo.family_id,
                  user_id: known?.user_id ?? null,
                  avatar_url: known?.avatar_url ?? null,
                }}
                size="small"
              />
            }
          >
            {age ? t('who.nameAndAge', { name, age }) : name}
          </Chip>
        )
      })}
      {photo.can.edit && (
        <button
          type="button"
          onClick={naming.start}
          disabled={naming.isPending}
          className="inline-flex min-h-9 items-center gap-2 rounded-full border border-dashed border-outline px-3.5 text-sm font-medium hover:bg-sunk"
        >
          <UserPlus aria-hidden size={16} />
          {t('who.open')}
        </button>
      )}
      {naming.dialog}
    </Labels>
  )
}
