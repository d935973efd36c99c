import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { ARCHIVED, exactTotalOptions } from '#features/photos/web/photos.data.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { GalleryFilter } from '#features/photos/web/photos.search.ts'
import { PhotoToolsText } from '#features/viewer/web/photo-tools-text.tsx'
import { ChooseFiles } from '#features/uploads/web/choose-files.tsx'
import { PhotosOnTheirWay } from '#features/uploads/web/photos-on-their-way.tsx'
import { useArriving } from '#features/uploads/web/use-arriving.ts'

/** The empty state to show if this is the only filter. */
const emptyOf: Record<string, 'favorites' | 'archived' | 'person' | undefined> = {
  favorites: 'favorites',
  archived: 'archived',
  people: 'person',
}

type NoPhotosProps = { family_id: string; filter: GalleryFilter; canAdd: boolean; onFiles: (files: File[]) => void }

/** The empty gallery, with a button to add the first photo or to clear the filters. */
export function NoPhotos({ family_id, filter, canAdd, onFiles }: NoPhotosProps) {
  const t = useText('photos.gallery')
  const isNarrowed = Object.keys(filter).length > 0
  const arriving = useArriving(family_id)
  const archived = useQuery({ ...exactTotalOptions(family_id, ARCHIVED), enabled: !isNarrowed })
  if (isNarrowed)
    return (
      <PhotoToolsText>
        <NoneFound filter={filter} canAdd={canAdd} />
      </PhotoToolsText>
    )
  if (arriving) return <PhotosOnTheirWay {...arriving} />
  if (archived.isPending) return null
  const add = canAdd && (
    <ChooseFiles size="large" onFiles={onFiles}>
      <ImagePlus aria-hidden size={20} />
      {t('add')}
    </ChooseFiles>
  )
  if (archived.data)
    return (
      <PhotoToolsText>
        <AllArchived count={archived.data}>{add}</AllArchived>
      </PhotoToolsText>
    )
  return <EmptyState print="frames" title={t('emptyTitle')} text={t('emptyText')} action={add} />
}

function AllArchived({ count, children }: { count: number; children: ReactNode }) {
  const t = useText('photoTools.empty')
  return (
    <EmptyState
      print="frames"
      title={t('allArchivedTitle')}
      text={t('allArchivedText', { count })}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {children}
          <Link to="." search={{ show: 'archived' }} resetScroll={false} className={buttonStyle({ kind: 'quiet' })}>
            {t('showArchive')}
          </Link>
        </div>
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
      print="frames"
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
