import { Link2, Lock, MapPin, Sparkles } from 'lucide-react'
import { BackLink } from '#web/ui/back-link.tsx'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { atFocus } from '#features/photos/web/at-focus.ts'
import type { AlbumDetail } from '../albums.contract.ts'
import { useCountText, useDaysText } from './use-album-facts.ts'

/** The album's cover, title and words. */
export function AlbumHeader({ album }: { album: AlbumDetail }) {
  const t = useText('albums')
  const { cover, created_by } = album
  const days = useDaysText()(album)
  const count = useCountText()(album)
  const facts = [count, days, created_by && t('page.by', { name: created_by.first_name })]
  const links = album.guest_links
  return (
    <header className="mb-4">
      <BackLink to="/families/$familyId/albums" params={{ familyId: album.family_id }}>
        {t('page.all')}
      </BackLink>
      <div className="flex flex-wrap items-center gap-x-10">
        {cover && (
          <div
            style={{ backgroundImage: blurOf(cover.thumbhash) }}
            className="-mx-4 aspect-16/10 max-h-104 min-w-0 flex-1 basis-112 overflow-hidden bg-sunk bg-cover bg-center sm:mx-0 sm:rounded-card"
          >
            <img
              src={cover.large_url}
              alt=""
              decoding="async"
              style={atFocus(cover)}
              className="size-full object-cover"
            />
          </div>
        )}
        <div className="mt-5 max-w-3xl min-w-0 flex-1 basis-88 sm:mt-7">
          <PageHeading className="font-serif text-3xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere sm:text-4xl">
            {album.title}
          </PageHeading>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
            <span>{facts.filter(Boolean).join(' · ')}</span>
            {album.place && (
              <span className="inline-flex items-center gap-1.5">
                <MapPin aria-hidden size={16} />
                {album.place}
              </span>
            )}
            {album.rule && (
              <span className="inline-flex items-center gap-1.5">
                <Sparkles aria-hidden size={16} className="text-honey" />
                {t('live')}
              </span>
            )}
            {links > 0 && (
              <span className="inline-flex items-center gap-1.5">
                <Link2 aria-hidden size={16} />
                {t('page.sharedByLink', { count: links })}
              </span>
            )}
            {album.audience === 'private' && (
              <span className="inline-flex items-center gap-1.5">
                <Lock aria-hidden size={16} />
                {t('private')}
              </span>
            )}
          </p>
          {album.description && (
            <p className="mt-4 font-serif text-lg leading-relaxed whitespace-pre-line wrap-anywhere">
              {album.description}
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
