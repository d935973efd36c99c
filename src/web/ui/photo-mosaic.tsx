import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { blurOf } from '../blur.ts'
import { rowsOf, sumOf, tileIn } from './photo-rows.ts'

type MosaicPhoto = {
  id: string
  width: number
  height: number
  thumbhash: string | null
  small_url: string
  large_url: string
}
type PhotoMosaicProps<Photo> = {
  photos: readonly Photo[]
  linkOf: (photo: Photo) => LinkProps
  altOf: (photo: Photo) => string
  /** On top of a photo. */
  markOf?: (photo: Photo) => ReactNode
  /** The last tile, which leads to the photos that aren't shown. */
  more?: ReactNode
  /** A single low row. */
  isSmall?: boolean
  isNarrow?: boolean
  /** The height of a single row, in rem. */
  highest?: number
  /** The width of a single row by its height. Photos in wider ones lose their edges. */
  widest?: number
}

const [HIGHEST, HIGHEST_SMALL] = [34, 7]

/** Photos in their own shapes, in rows as wide as the page. A single row isn't higher than a screen. */
export function PhotoMosaic<Photo extends MosaicPhoto>(props: PhotoMosaicProps<Photo>) {
  const { photos, linkOf, altOf, markOf, more, isSmall = false, isNarrow = false } = props
  const { highest = isSmall ? HIGHEST_SMALL : HIGHEST, widest = Infinity } = props
  const ratios = [...photos.map(({ width, height }) => width / height), ...(more ? [1] : [])]
  const whole = isSmall ? [ratios] : rowsOf(ratios, isNarrow)
  const rows = whole.length === 1 ? whole.map((row) => narrowed(row, widest)) : whole
  const tiles = rows.flatMap((row) => row.map((ratio) => ({ style: tileIn(row, ratio), isAlone: row.length === 1 })))
  return (
    <ul
      style={rows.length === 1 ? { maxWidth: `${highest * sumOf(ratios)}rem` } : undefined}
      className="flex flex-wrap gap-1.5 print:max-w-96!"
    >
      {photos.map((photo, at) => (
        <li key={photo.id} style={tiles[at]?.style}>
          <Link
            {...linkOf(photo)}
            resetScroll={false}
            data-photo={photo.id}
            style={{ backgroundImage: blurOf(photo.thumbhash) }}
            className="relative block size-full overflow-hidden rounded-mark bg-sunk bg-cover bg-center"
          >
            <img
              src={tiles[at]?.isAlone && !isSmall ? photo.large_url : photo.small_url}
              alt={altOf(photo)}
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
            {markOf?.(photo)}
          </Link>
        </li>
      ))}
      {more && <li style={tiles.at(-1)?.style}>{more}</li>}
    </ul>
  )
}

function narrowed(row: readonly number[], widest: number): number[] {
  const shown = Math.min(1, widest / sumOf(row))
  return row.map((ratio) => ratio * shown)
}

/** The look of a tile with the number of photos that aren't shown. */
export const moreTile =
  'grid size-full place-items-center rounded-mark bg-sunk text-lg font-semibold text-ink-soft transition-colors hover:text-ink'
