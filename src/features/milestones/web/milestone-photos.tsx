import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { photoLink } from '#features/photos/web/photo-link.ts'
import { photoChip } from '#features/photos/web/photo-chip.ts'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Milestone } from '../milestones.contract.ts'
import { milestoneOptions } from './milestones.data.ts'

/** A milestone's first few photos, and a button that shows the others. */
export function MilestonePhotos({ milestone }: { milestone: Milestone }) {
  const t = useText('milestones')
  const format = useFormat()
  const [wantsAll, setWantsAll] = useState(false)
  const { data: whole } = useQuery({ ...milestoneOptions(milestone.family_id, milestone.id), enabled: wantsAll })
  // The button takes the place of the last one.
  const few = milestone.photo_count > milestone.photos.length ? milestone.photos.slice(0, -1) : milestone.photos
  const photos = (wantsAll ? whole : undefined)?.photos ?? few
  const missing = milestone.photo_count - photos.length
  const tiles = photos.length + (missing > 0 ? 1 : 0)
  const isOne = tiles === 1
  // Otherwise, the first one is large.
  const isEven = tiles === 2 || tiles === 4
  return (
    <ul
      className={classNames(
        'mt-3 grid gap-1.5',
        isOne ? '' : isEven ? 'grid-cols-2' : tiles === 3 ? 'grid-cols-3' : 'grid-cols-4',
      )}
    >
      {photos.map((photo, at) => (
        <li key={photo.id} className={at === 0 && !isOne && !isEven ? 'col-span-2 row-span-2' : undefined}>
          <Link
            {...photoLink(photo.id)}
            style={{ backgroundImage: blurOf(photo.thumbhash) }}
            className={classNames(tileStyle, isOne ? 'aspect-3/2' : 'aspect-square')}
          >
            <img
              src={isOne ? photo.large_url : photo.small_url}
              alt={t('photo', { name: photo.description ?? photo.filename })}
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
            {photo.kind === 'video' && (
              <span className={`absolute right-1 bottom-1 grid size-6 place-items-center rounded-full ${photoChip}`}>
                <Play aria-hidden className="size-3 fill-current" />
              </span>
            )}
          </Link>
        </li>
      ))}
      {missing > 0 && (
        <li>
          <button
            type="button"
            onClick={() => setWantsAll(true)}
            aria-label={t('morePhotos', { count: missing })}
            className="grid aspect-square w-full place-items-center rounded-mark bg-sunk text-sm font-semibold text-ink-soft transition-colors hover:text-ink"
          >
            +{format.number(missing)}
          </button>
        </li>
      )}
    </ul>
  )
}

const tileStyle = 'relative block overflow-hidden rounded-mark bg-sunk bg-cover bg-center'
