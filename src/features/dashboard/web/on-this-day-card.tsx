import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { photoLink } from '#features/photos/web/photo-link.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { Section, sectionLinkStyle } from '#web/ui/section.tsx'
import { rowsOf, tileIn } from '#web/ui/photo-rows.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import type { Highlights } from './use-highlights.ts'

/** As many as fill a part of the page. A button shows the others. */
const SHOWN_MAX = 4

/** Photos of this day in other years, apart from the one on the cover. Renders nothing if there are none. */
export function OnThisDayCard({ family_id, on_this_day, cover, year }: Highlights & { family_id: string }) {
  const t = useText('highlights')
  const [wantsAll, setWantsAll] = useState(false)
  const photos = on_this_day.filter(({ id }) => id !== cover?.photo.id)
  const shown = wantsAll ? photos : photos.slice(0, SHOWN_MAX)
  const rows = rowsOf(shown.map(({ width, height }) => width / height))
  const styles = rows.flatMap((row) => row.map((ratio) => ({ ...tileIn(row, ratio), aspectRatio: 'auto' })))
  if (shown.length === 0) return null
  return (
    <Section
      title={t('title')}
      subtitle={t('subtitle')}
      action={
        shown.length < photos.length && (
          <button type="button" onClick={() => setWantsAll(true)} className={sectionLinkStyle}>
            {t('all', { count: photos.length })}
          </button>
        )
      }
    >
      <ul className="flex flex-wrap gap-x-1.5 gap-y-4">
        {shown.map((photo, at) => (
          <li key={photo.id} style={styles[at]}>
            <Picture family_id={family_id} photo={photo} years={year - Number(photo.sort_at.slice(0, 4))} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type PictureProps = { family_id: string; photo: PhotoListed; years: number }

function Picture({ family_id, photo, years }: PictureProps) {
  const t = useText('highlights')
  const alt = useAltText()
  const day = photo.sort_at.slice(0, 10)
  return (
    <>
      <Link {...photoLink(photo.id)} data-photo={photo.id} className="block">
        <img
          src={photo.large_url}
          alt={alt(photo)}
          loading="lazy"
          style={{ backgroundImage: blurOf(photo.thumbhash), aspectRatio: photo.width / photo.height }}
          className="w-full rounded-mark bg-sunk bg-cover object-cover"
        />
      </Link>
      <p className="mt-2 flex flex-wrap gap-x-3 text-ink-soft">
        {t('ago', { years })}
        <Link
          to="/families/$familyId/photos"
          params={{ familyId: family_id }}
          search={{ from: day, to: day }}
          className={sectionLinkStyle}
        >
          {t('day')}
        </Link>
      </p>
    </>
  )
}
