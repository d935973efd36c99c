import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { lazyPart } from '#web/lazy-component.ts'

const PersonPhotoPicker = lazyPart(
  async () => (await import('#features/gallery/web/picker/person-photo-picker.tsx')).PersonPhotoPicker,
)

export type PictureSearch = { /** The person whose photo is being chosen. */ picture?: string }

/** The dialog to choose a person's photo, opened by the URL. */
export function PersonPhotoDialog() {
  const navigate = useNavigate()
  const { family_id, family } = useFamily()
  const { picture } = useSearch({ strict: false }) as PictureSearch
  const { data } = useQuery(peopleOptions(family_id))
  const person = allows(family, 'people.edit') ? data?.people.find(({ id }) => id === picture) : undefined
  const close = () =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, picture: undefined }),
      replace: true,
      resetScroll: false,
    })
  return <Suspense>{person && <PersonPhotoPicker person={person} onClose={close} />}</Suspense>
}
