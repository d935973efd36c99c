import { Link } from '@tanstack/react-router'
import { photoLink } from '#features/photos/web/photo-link.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { Section } from '#web/ui/section.tsx'
import { rowsOf, tileIn } from '#web/ui/photo-rows.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import type { Highlights } from './use-highlights.ts'

/** As many as fill a part of the page. The gallery has the others. */
const SHOWN_MAX = 4

/** Photos of this day in other years, apart from the one on the cover. Renders nothing if there are none. */
export function OnThisDayCard({ on_this_day, cover, year }: Highlights) {
  const t = useText('highlights')
  const shown = on_this_day.filter(({ id }) => id !== cover?.photo.id).slice(0, SHOWN_MAX)
  const rows = rowsOf(shown.map(({ width, height }) => width / height))
  const styles = rows.flatMap((row) => row.map((ratio) => ({ ...tileIn(row, ratio), aspectRatio: 'auto' })))
  if (shown.length === 0) return null
  return (
    <Section title={t('title')} subtitle={t('subtitle')}>
      <ul className="flex flex-wrap gap-x-1.5 gap-y-4">
        {shown.map((photo, at) => (
          <li key={photo.id} style={styles[at]}>
            <Picture photo={photo} years={year - Number(photo.sort_at.slice(0, 4))} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Picture({ photo, years }: { photo: PhotoListed; years: number }) {
  const t = useText('highlights')
  const alt = useAltText()
  return (
    <Link {...photoLink(photo.id)} data-photo={photo.id} className="block">
      <img
        src={photo.large_url}
        alt={alt(photo)}
        loading="lazy"
        style={{ backgroundImage: blurOf(photo.thumbhash), aspectRatio: photo.width / photo.height }}
        className="w-full rounded-mark bg-sunk bg-cover object-cover"
      />
      <span className="mt-2 block text-ink-soft">{t('ago', { years })}</span>
    </Link>
  )
}
