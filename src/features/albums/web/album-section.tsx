import { Pencil } from 'lucide-react'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { openForm } from '#web/ui/open-form.ts'
import type { AlbumDetail } from '../albums.contract.ts'
import { AlbumsText } from './albums-text.tsx'
import type { Section } from './albums.data.ts'

const SectionForm = lazyPart(async () => (await import('./section-form.tsx')).SectionForm)

/** Text between an album's photos. */
export function AlbumSection({ album, section }: { album: AlbumDetail; section: Section }) {
  const t = useText('albums.section')
  const { title, text } = section
  return (
    <div className="flex items-start gap-2 py-8 sm:py-12">
      <div className="mx-auto min-w-0 max-w-2xl grow">
        {title && <h2 className="font-serif text-2xl font-semibold tracking-tight wrap-anywhere">{title}</h2>}
        {text && <p className="mt-2 font-serif text-lg leading-relaxed whitespace-pre-line wrap-anywhere">{text}</p>}
      </div>
      {album.can.edit && (
        <IconButton
          icon={Pencil}
          label={title ? t('edit', { title }) : t('editUntitled')}
          tooltipAlign="end"
          className="-my-1.5 text-ink-soft"
          onClick={() =>
            openForm((onClose) => (
              <AlbumsText>
                <SectionForm album={album} section={section} onClose={onClose} />
              </AlbumsText>
            ))
          }
        />
      )}
    </div>
  )
}
