import { Link } from '@tanstack/react-router'
import { GalleryVerticalEnd, Lock, Sparkles } from 'lucide-react'
import { DOT } from '#shared/dot.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { atFocus } from '#features/photos/web/at-focus.ts'
import type { Album } from '../albums.contract.ts'
import { useCountText, useDaysText } from './use-album-facts.ts'

/** An album's cover with its title and what's in it. */
export function AlbumCard({ album, coverStyle }: { album: Album; coverStyle: string }) {
  const t = useText('albums')
  const days = useDaysText()(album)
  const count = useCountText()(album)
  return (
    <Link
      to="/families/$familyId/albums/$albumId"
      params={{ familyId: album.family_id, albumId: album.id }}
      className="group flex grow flex-col rounded-card outline-offset-4"
    >
      <span
        style={{ backgroundImage: blurOf(album.cover?.thumbhash ?? null) }}
        className={classNames(
          'relative overflow-hidden rounded-card border border-line bg-sunk bg-cover bg-center shadow-soft',
          coverStyle,
        )}
      >
        {album.cover ? (
          <img
            src={album.cover.large_url}
            style={atFocus(album.cover)}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover transition-transform duration-220 group-hover:scale-[1.02]"
          />
        ) : (
          <GalleryVerticalEnd
            aria-hidden
            size={44}
            strokeWidth={1.25}
            className="absolute inset-0 m-auto text-ink-soft"
          />
        )}
      </span>
      <span className="mt-3 flex items-start gap-2">
        <span className="min-w-0 grow font-serif text-lg leading-snug font-semibold wrap-anywhere">{album.title}</span>
        {album.rule && <Sparkles size={17} aria-label={t('live')} role="img" className="mt-1.5 shrink-0 text-honey" />}
        {album.audience === 'private' && (
          <Lock size={17} aria-label={t('private')} role="img" className="mt-1.5 shrink-0 text-ink-soft" />
        )}
      </span>
      <span className="mt-0.5 block text-sm text-ink-soft">{[count, days].filter(Boolean).join(DOT)}</span>
    </Link>
  )
}
