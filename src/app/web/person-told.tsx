import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PersonDetail } from '#features/people/people.contract.ts'
import { photoOptions } from '#features/photos/web/photos.data.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'

type PersonToldProps = { family_id: string; told: NonNullable<PersonDetail['told']> }

/** What an adult last told about a photo, and the photo. */
export function PersonTold({ family_id, told: { text, photo_id } }: PersonToldProps) {
  const t = useText('children.page')
  const { data: photo, isPending } = useQuery(photoOptions(family_id, photo_id))
  useRevealPending(isPending)
  return (
    <Link
      to="/families/$familyId/photos"
      params={{ familyId: family_id }}
      search={{ photo: photo_id }}
      className="group flex items-center gap-3 rounded-control sm:gap-4 max-narrow:flex-col max-narrow:items-start"
    >
      {photo && (
        <img
          src={photo.small_url}
          alt=""
          style={{ backgroundImage: blurOf(photo.thumbhash) }}
          className="size-16 shrink-0 rounded-control bg-sunk bg-cover object-cover sm:size-24"
        />
      )}
      <span className="min-w-0">
        <Quote text={text} about={t('told')} />
      </span>
    </Link>
  )
}
