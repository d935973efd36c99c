import { Link } from '@tanstack/react-router'
import { ImagePlus } from 'lucide-react'
import { EmptyFrames } from '#web/illustrations/empty-frames.tsx'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { GalleryFilter } from '#features/photos/web/photos.search.ts'
import { ChooseFiles } from '#features/uploads/web/choose-files.tsx'

/** The empty state to show if this is the only filter. */
const emptyOf: Record<string, 'Favorites' | 'Archive' | 'Person' | undefined> = {
  favorites: 'Favorites',
  archived: 'Archive',
  people: 'Person',
}

type NoPhotosProps = { filter: GalleryFilter; canAdd: boolean; onFiles: (files: File[]) => void }

/** The empty gallery, with a button to add the first photo or to clear the filters. */
export function NoPhotos({ filter, canAdd, onFiles }: NoPhotosProps) {
  const t = useText('photos.gallery')
  const { show, ...others } = filter
  const of = emptyOf[[show ?? [], ...Object.keys(others)].join()] ?? 'Found'
  // Viewers can't add photos.
  const text = of !== 'Found' && of !== 'Archive' && !canAdd ? t('emptyForViewersText') : t(`empty${of}Text`)
  if (Object.keys(filter).length > 0)
    return (
      <EmptyState
        picture={<EmptyFrames />}
        title={t(`empty${of}Title`)}
        text={text}
        action={
          <Link to="." search={{}} resetScroll={false} className={buttonStyle({ kind: 'quiet' })}>
            {t('showAll')}
          </Link>
        }
      />
    )
  return (
    <EmptyState
      picture={<EmptyFrames />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        canAdd && (
          <ChooseFiles size="large" onFiles={onFiles}>
            <ImagePlus aria-hidden size={20} />
            {t('add')}
          </ChooseFiles>
        )
      }
    />
  )
}
