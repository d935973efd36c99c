import { Link } from '@tanstack/react-router'
import { ImagePlus } from 'lucide-react'
import { EmptyFrames } from '#web/illustrations/empty-frames.tsx'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { GalleryFilter } from '#features/photos/web/photos.search.ts'
import { PhotoToolsText } from '#features/viewer/web/photo-tools-text.tsx'
import { ChooseFiles } from '#features/uploads/web/choose-files.tsx'

/** The empty state to show if this is the only filter. */
const emptyOf: Record<string, 'favorites' | 'archived' | 'person' | undefined> = {
  favorites: 'favorites',
  archived: 'archived',
  people: 'person',
}

type NoPhotosProps = { filter: GalleryFilter; canAdd: boolean; onFiles: (files: File[]) => void }

/** The empty gallery, with a button to add the first photo or to clear the filters. */
export function NoPhotos({ filter, canAdd, onFiles }: NoPhotosProps) {
  const t = useText('photos.gallery')
  if (Object.keys(filter).length > 0)
    return (
      <PhotoToolsText>
        <NoneFound filter={filter} canAdd={canAdd} />
      </PhotoToolsText>
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

function NoneFound({ filter, canAdd }: Pick<NoPhotosProps, 'filter' | 'canAdd'>) {
  const t = useText('photoTools.empty')
  const say = useText('photos.gallery')
  const { show, ...others } = filter
  const of = emptyOf[[show ?? [], ...Object.keys(others)].join()] ?? 'found'
  // Viewers can't add photos.
  const isForViewers = !canAdd && (of === 'favorites' || of === 'person')
  return (
    <EmptyState
      picture={<EmptyFrames />}
      title={t(`${of}Title`)}
      text={t(isForViewers ? 'forViewersText' : `${of}Text`)}
      action={
        <Link to="." search={{}} resetScroll={false} className={buttonStyle({ kind: 'quiet' })}>
          {say('showAll')}
        </Link>
      }
    />
  )
}
