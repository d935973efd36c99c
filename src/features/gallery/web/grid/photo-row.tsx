import { memo, useState } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { DayLabels } from './day-labels.tsx'
import type { GalleryLayout, GalleryRow } from './gallery-layout.ts'
import { PhotoCell } from './photo-cell.tsx'

type PhotoRowProps = {
  photos: readonly PhotoListed[]
  hrefOf: (photo_id: string) => string
  onOpen: (photo_id: string) => void
  chosen?: ReadonlySet<string> | undefined
  isChoosing: boolean
  row: GalleryRow
  layout: GalleryLayout
  rem: number
  isNarrow: boolean
  isFlung: boolean
}

/** Loading a page changes the index of most rows, but not their content. */
export const PhotoRow = memo(RowOfPhotos, isSameRow)

function RowOfPhotos({
  row,
  layout,
  rem,
  isNarrow,
  photos,
  hrefOf,
  onOpen,
  chosen,
  isChoosing,
  isFlung,
}: PhotoRowProps) {
  const alt = useAltText()
  const [isSeen, setSeen] = useState(!isFlung)
  if (!isFlung && !isSeen) setSeen(true)
  return (
    <div className="absolute inset-x-0 contain-layout contain-size" style={{ top: row.top, height: row.height }}>
      <DayLabels
        labels={row.labels}
        rem={rem}
        isNarrow={isNarrow}
        canChoose={chosen !== undefined}
        isChosen={
          chosen && isChoosing
            ? (date) => photos.every(({ id, sort_at }) => chosen.has(id) || !sort_at.startsWith(date))
            : undefined
        }
      />
      {photos.slice(row.start, row.end).map((photo, i) => (
        <PhotoCell
          key={photo.id}
          photo={photo}
          alt={alt(photo)}
          href={hrefOf(photo.id)}
          x={layout.x[row.start + i] ?? 0}
          width={layout.w[row.start + i] ?? 0}
          height={row.height}
          onOpen={onOpen}
          chosen={chosen?.has(photo.id)}
          isChoosing={isChoosing}
          isSeen={isSeen}
        />
      ))}
    </div>
  )
}

function isSameRow(a: PhotoRowProps, b: PhotoRowProps): boolean {
  const [from, to] = [a.row.start, b.row.start]
  return (
    a.hrefOf === b.hrefOf &&
    a.onOpen === b.onOpen &&
    a.chosen === b.chosen &&
    a.isChoosing === b.isChoosing &&
    a.rem === b.rem &&
    a.isNarrow === b.isNarrow &&
    (b.isFlung || !a.isFlung) &&
    // While nothing loads, rows are the same objects.
    ((a.row === b.row && a.layout === b.layout && a.photos === b.photos) ||
      (a.row.top === b.row.top &&
        a.row.height === b.row.height &&
        a.row.end - from === b.row.end - to &&
        a.photos
          .slice(from, a.row.end)
          .every(
            (photo, i) =>
              photo === b.photos[to + i] &&
              a.layout.x[from + i] === b.layout.x[to + i] &&
              a.layout.w[from + i] === b.layout.w[to + i],
          ) &&
        JSON.stringify(a.row.labels) === JSON.stringify(b.row.labels)))
  )
}
