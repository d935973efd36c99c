import { useDraggable } from '@dnd-kit/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { allPhotos } from '#features/photos/web/list/gallery-pages.ts'
import { EVERYTHING, galleryOptions } from '#features/photos/web/photos.data.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { isPrintable } from '#features/books/books.rules.ts'
import { STRIP, type Held } from './editing.ts'

type PhotoTrayProps = {
  family_id: string
  used: ReadonlySet<string>
  held: Held
  onHold: (photo: PhotoListed | undefined) => void
}

/** The family's photos, newest first, to drag or click into the book. Private photos are left out. */
export function PhotoTray({ family_id, used, held, onHold }: PhotoTrayProps) {
  const t = useText('books.editor')
  const alt = useAltText()
  const query = useInfiniteQuery(galleryOptions(family_id, EVERYTHING))
  const photos = query.data ? allPhotos(query.data).filter(isPrintable) : []
  return (
    <section aria-label={t('tray')} className="shrink-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-semibold">{t('tray')}</h2>
        <p className="text-sm text-ink-soft max-md:hidden">{t('trayHint')}</p>
      </div>
      <ul className={`mt-1 gap-2 ${STRIP}`}>
        {photos.map((photo) => (
          <li key={photo.id} className="shrink-0">
            <TrayPhoto
              photo={photo}
              alt={alt(photo)}
              isUsed={used.has(photo.id)}
              isHeld={held?.kind === 'photo' && held.photo.id === photo.id}
              onHold={onHold}
            />
          </li>
        ))}
        {query.hasNextPage && (
          <li className="grid shrink-0 place-items-center">
            <Button
              kind="quiet"
              size="small"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('trayMore')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}

type TrayPhotoProps = {
  photo: PhotoListed
  alt: string
  isUsed: boolean
  isHeld: boolean
  onHold: (photo: PhotoListed | undefined) => void
}

function TrayPhoto({ photo, alt, isUsed, isHeld, onHold }: TrayPhotoProps) {
  const t = useText('books.editor')
  const { listeners, setNodeRef, transform } = useDraggable({ id: `tray ${photo.id}`, data: { kind: 'photo', photo } })
  const name = t('usePhoto', { name: alt })
  return (
    <button
      ref={setNodeRef}
      type="button"
      aria-label={isUsed ? `${name}, ${t('used')}` : name}
      aria-pressed={isHeld}
      {...listeners}
      onClick={() => onHold(isHeld ? undefined : photo)}
      style={{
        backgroundImage: blurOf(photo.thumbhash),
        ...(transform && { translate: `${transform.x}px ${transform.y}px`, zIndex: 20, position: 'relative' }),
      }}
      className={classNames(
        'relative block size-18 touch-manipulation overflow-hidden rounded-mark bg-sunk bg-cover',
        isHeld && 'ring-3 ring-ember ring-offset-2 ring-offset-paper',
      )}
    >
      <img src={photo.small_url} alt="" loading="lazy" className="pointer-events-none size-full object-cover" />
      {isUsed && (
        <span className="absolute right-1 bottom-1 grid size-5 place-items-center rounded-full bg-sage text-card">
          <Check aria-hidden size={13} strokeWidth={3} />
        </span>
      )}
    </button>
  )
}
