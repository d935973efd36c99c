import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { childrenOptions } from '#features/people/web/children.data.ts'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { lazyPart } from '#web/lazy-component.ts'

const ChildPhotoPicker = lazyPart(
  async () => (await import('#features/gallery/web/picker/child-photo-picker.tsx')).ChildPhotoPicker,
)

export type PictureSearch = { /** The child whose photo is being chosen. */ picture?: string }

/** The dialog to choose a child's photo, opened by the URL. */
export function ChildPhotoDialog() {
  const navigate = useNavigate()
  const { family_id, family } = useFamily()
  const { picture } = useSearch({ strict: false }) as PictureSearch
  const { data: children } = useQuery(childrenOptions(family_id))
  const child = allows(family, 'people.edit') ? children?.find(({ id }) => id === picture) : undefined
  const close = () =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, picture: undefined }),
      replace: true,
      resetScroll: false,
    })
  return <Suspense>{child && <ChildPhotoPicker child={child} onClose={close} />}</Suspense>
}
