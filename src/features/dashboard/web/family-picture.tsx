import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { atFocus } from '#features/photos/web/at-focus.ts'
import { blurOf } from '#web/blur.ts'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { useToday } from '#web/use-today.ts'
import { highlightsOptions } from './highlights.data.ts'

/** The photo on a family's cover, next to the family's name. It doesn't count as a visit. */
export function FamilyPicture({ family_id, otherwise }: { family_id: string; otherwise: ReactNode }) {
  const { data, isPending } = useQuery(highlightsOptions({ family_id, day: useToday(), since: undefined }))
  useRevealPending(isPending)
  const cover = data?.cover
  if (!cover) return otherwise
  const { photo, ...focus } = cover
  const { objectPosition = '50% 35%' } = atFocus(focus) ?? {}
  return (
    <img
      src={photo.large_url}
      alt=""
      style={{ objectPosition, backgroundImage: blurOf(photo.thumbhash), backgroundSize: 'cover' }}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
