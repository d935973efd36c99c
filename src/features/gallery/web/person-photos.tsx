import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { justify } from './grid/justify.ts'
import { PhotoCell } from './grid/photo-cell.tsx'
import { useWidth } from './grid/use-gallery-view.ts'
import { personPhotosOptions } from '#features/photos/web/photos.data.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import type { OpenPhoto } from '#features/viewer/web/use-open-photo.ts'

type PersonPhotosProps = {
  family_id: string
  person_id: string
  opened: OpenPhoto
  empty: ReactNode
  /** Label of the link to all of them. */
  allLabel: (count: number) => string
}

const GAP = 6
const ROWS_MAX = 3

/** A person's latest photos in gallery rows, with a link to all of them if there are more, in all four states. */
export function PersonPhotos({ family_id, person_id, opened, empty, allLabel }: PersonPhotosProps) {
  const t = useText('photos')
  const query = useQuery(personPhotosOptions(family_id, person_id))
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-64 rounded-mark" />} failed={t('recent.failed')}>
      {({ photos, total }) =>
        total === 0 ? (
          empty
        ) : (
          <Rows photos={photos} opened={opened}>
            {(shown) =>
              shown < total && (
                <Link
                  to="/families/$familyId/photos"
                  params={{ familyId: family_id }}
                  search={{ people: person_id }}
                  className={`mt-4 ${buttonStyle({ kind: 'quiet', wide: true })}`}
                >
                  {allLabel(total)}
                </Link>
              )
            }
          </Rows>
        )
      }
    </QueryState>
  )
}

type RowsProps = {
  photos: readonly PhotoListed[]
  opened: OpenPhoto
  /** Below the rows, given how many photos they show. */
  children: (shown: number) => ReactNode
}

function Rows({ photos, opened, children }: RowsProps) {
  const alt = useAltText()
  const element = useRef<HTMLDivElement>(null)
  const width = useWidth(element)
  const boxes = { x: new Float32Array(photos.length), w: new Float32Array(photos.length) }
  const ratios = Float32Array.from(photos, (photo) => photo.width / photo.height)
  const target = width < 600 ? 118 : 190
  const all = width > 0 ? justify(ratios, 0, photos.length, boxes, { width, target, gap: GAP, top: 0 }) : []
  // A partly filled last row is left out unless it's the only one, since all photos are one click away.
  const rows = all
    .filter(({ end }, i) => i === 0 || (boxes.x[end - 1] ?? 0) + (boxes.w[end - 1] ?? 0) > width - 1)
    .slice(0, ROWS_MAX)
  const last = rows.at(-1)
  return (
    <>
      <div ref={element} className="relative" style={{ height: last ? last.top + last.height : target * 2 }}>
        {rows.map((row) => (
          <div
            key={row.start}
            className="absolute inset-x-0 contain-layout"
            style={{ top: row.top, height: row.height }}
          >
            {photos.slice(row.start, row.end).map((photo, i) => (
              <PhotoCell
                key={photo.id}
                photo={photo}
                alt={alt(photo)}
                href={opened.hrefOf(photo.id)}
                x={boxes.x[row.start + i] ?? 0}
                width={boxes.w[row.start + i] ?? 0}
                height={row.height}
                onOpen={opened.open}
              />
            ))}
          </div>
        ))}
      </div>
      {children(last?.end ?? 0)}
    </>
  )
}
