import { linkOptions, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { Person } from '#features/people/people.contract.ts'
import type { PersonWithAvatar } from '#features/people/web/person-avatar.tsx'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { takenDay } from '#features/photos/web/alt-text.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { useFormat, useText } from '#web/text.tsx'

export type PaletteItem = {
  value: string
  label: string
  hint?: string
  /** What else it's found by. */
  words?: string | undefined
  /** Photos and faces are above their labels; what's in a row has its photo, face, or icon before it. */
  look: 'photo' | 'face' | 'chip' | 'row' | 'page' | 'more'
  mark: LucideIcon | { src: string } | { person: PersonWithAvatar }
  target: LinkProps
  /** A page or an action. It's listed first the next time. */
  command?: 'page' | 'action'
  /** Found by an earlier, shorter text. */
  isStale?: boolean
}

export type PaletteSection = { heading: string; items: PaletteItem[] }

type ShownPerson = PersonWithAvatar & Pick<Person, 'id' | 'family_id' | 'kind'>

/** Makes the items of people, named as given. */
export function usePersonItem(): (person: ShownPerson, label: string, look: 'face' | 'row') => PaletteItem {
  const t = useText('palette')
  return (person, label, look) => ({
    ...{ value: person.id, label, look, hint: t(person.kind), mark: { person } },
    target: linkOptions({
      to: '/families/$familyId/people/$personId',
      params: { familyId: person.family_id, personId: person.id },
    }),
  })
}

type ShownPhoto = Pick<
  PhotoListed,
  'id' | 'family_id' | 'small_url' | 'kind' | 'description' | 'taken_at' | 'taken_precision' | 'created_at'
>

/** Makes the items of photos, which are named by their days. */
export function usePhotoItem(): (photo: ShownPhoto) => PaletteItem {
  const format = useFormat()
  const alt = useAltText()
  return (photo) => {
    const day = takenDay(photo)
    return {
      value: photo.id,
      label: day ? format.longDate(day) : alt(photo),
      // Read to people who can't see the photo.
      hint: photo.description ?? '',
      look: 'photo',
      mark: { src: photo.small_url },
      target: linkOptions({
        to: '/families/$familyId/photos',
        params: { familyId: photo.family_id },
        search: { photo: photo.id },
      }),
    }
  }
}
