import { Link } from '@tanstack/react-router'
import { ImagePlus } from 'lucide-react'
import { EmptyFrames } from '#web/illustrations/empty-frames.tsx'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { GalleryFilter } from '../photos.search.ts'
import { ChooseFiles } from '../upload/choose-files.tsx'

type NoPhotosProps = { filter: GalleryFilter; canAdd: boolean; onFiles: (files: File[]) => void }

/** A gallery without photos: with one way to the first, or back to all. */
export function NoPhotos({ filter, canAdd, onFiles }: NoPhotosProps) {
  const t = useText('photos.gallery')
  const of = ({ show: 'Favorites', child: 'Child' } as const)[Object.keys(filter).join() as 'show'] ?? 'Found'
  if (Object.keys(filter).length > 0)
    return (
      <EmptyState
        picture={<EmptyFrames />}
        title={t(`empty${of}Title`)}
        text={t(`empty${of}Text`)}
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
