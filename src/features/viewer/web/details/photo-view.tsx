import { Suspense, use } from 'react'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import type { PhotoView as View } from '#features/photos/web/photos.search.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PhotoToolsText } from '../photo-tools-text.tsx'
import { PhotoEditForm } from './photo-edit-form.tsx'
import { PhotoExtrasContext } from './photo-extras.ts'
import { PhotoFacts } from './photo-facts.tsx'

/** Whether the form for a photo's details is shown instead of them. */
export type Editing = { isEditing: boolean; edit: (isEditing: boolean) => void }

type PhotoViewProps = { photo: PhotoListed; detail: PhotoDetail | undefined; view: View; editing: Editing }

/** What the panel beside a photo or the sheet below it shows: its details, the form for them, or its comments. */
export function PhotoView({ photo, detail, view, editing: { isEditing, edit } }: PhotoViewProps) {
  const t = useText('photos.details')
  const extras = use(PhotoExtrasContext)
  if (view === 'comments') return <Suspense>{extras.comments(detail ?? photo)}</Suspense>
  if (!detail) return <div role="status" aria-label={t('loading')} />
  return (
    <div
      className={classNames(
        'mx-auto w-full max-w-2xl px-5 pb-5',
        isEditing ? 'pt-5' : 'pt-1 in-data-sheet-content:pt-4',
      )}
    >
      <PhotoToolsText>
        {isEditing ? (
          <PhotoEditForm photo={detail} onDone={() => edit(false)} />
        ) : (
          <PhotoFacts photo={detail} onEdit={() => edit(true)}>
            {extras.below(detail)}
          </PhotoFacts>
        )}
      </PhotoToolsText>
    </div>
  )
}
