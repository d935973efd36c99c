import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { photoLink } from '#features/photos/web/photo-link.ts'
import { photoChip } from '#features/photos/web/photo-chip.ts'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import { rowsOf, sumOf, tileIn } from '#web/ui/photo-rows.ts'
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
  const rows = rowsOf([...photos.map(({ width, height }) => width / height), ...(missing > 0 ? [1] : [])])
  const tiles = rows.flatMap((row) => row.map((ratio) => ({ style: tileIn(row, ratio), isAlone: row.length === 1 })))
  return (
    <ul
      style={rows.length === 1 ? { maxWidth: `${HIGHEST * sumOf(rows.flat())}rem` } : undefined}
      className="mt-3 flex flex-wrap gap-1.5"
    >
      {photos.map((photo, at) => (
        <li key={photo.id} style={tiles[at]?.style}>
          <Link
            {...photoLink(photo.id)}
            style={{ backgroundImage: blurOf(photo.thumbhash) }}
            className="relative block size-full overflow-hidden rounded-mark bg-sunk bg-cover bg-center"
          >
            <img
              src={tiles[at]?.isAlone ? photo.large_url : photo.small_url}
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
        <li style={tiles.at(-1)?.style}>
          <button
            type="button"
            onClick={() => setWantsAll(true)}
            aria-label={t('morePhotos', { count: missing })}
            className="grid size-full place-items-center rounded-mark bg-sunk text-lg font-semibold text-ink-soft transition-colors hover:text-ink"
          >
            +{format.number(missing)}
          </button>
        </li>
      )}
    </ul>
  )
}

/** The height of a single row, in rem. */
const HIGHEST = 26
