import { Link } from '@tanstack/react-router'
import { GalleryVerticalEnd, Lock, Sparkles } from 'lucide-react'
import { DOT } from '#shared/dot.ts'
import { useText } from '#web/text.tsx'
import { CoverTile } from '#features/photos/web/cover-tile.tsx'
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
      <CoverTile cover={album.cover} src={album.cover?.large_url} icon={GalleryVerticalEnd} className={coverStyle} />
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
