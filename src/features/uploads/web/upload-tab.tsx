import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { planUseOptions } from '#features/billing/web/billing.data.ts'
import { PlanNotice } from '#features/billing/web/plan-notice.tsx'
import type { Family } from '#features/families/families.contract.ts'
import { allows } from '#features/families/web/families.data.ts'
import { Print } from '#web/ui/print.tsx'
import { useText } from '#web/text.tsx'
import { Surface } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { UploadList, UploadsTitle } from './upload-list.tsx'
import { useUploadQueue } from './upload-store.ts'
import { UploadText } from './upload-text.tsx'

type UploadTabProps = { family: Family | undefined; onFiles: (files: File[]) => void; elsewhere: ReactNode }

/** Adds photos: choose, drop or paste files, watch their progress, or import them from other services. */
export function UploadTab(props: UploadTabProps) {
  return (
    <UploadText>
      <Place {...props} />
    </UploadText>
  )
}

function Place({ family, onFiles, elsewhere }: UploadTabProps) {
  const t = useText('upload')
  const { data } = useQuery(planUseOptions)
  // Progress is what people look for then.
  const isEmpty = useUploadQueue().size === 0
  const lacks = data?.families.find(({ family_id }) => family_id === family?.id)?.lacks
  const videos = lacks?.some(({ of }) => of === 'videos') ? 'no' : 'yes'
  if (family && !allows(family, 'photos.add'))
    return <EmptyState print="frames" title={t('viewerTitle')} text={t('viewerText')} />
  return (
    <div className="flex flex-col gap-8 lg:grid lg:max-w-6xl lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-6">
      <div className="flex flex-col gap-8 lg:min-h-full">
        {family && <PlanNotice family_id={family.id} of="photos" lack="videos" />}
        <div
          className={classNames(
            'flex items-center justify-center md:rounded-sheet md:border-2 md:border-dashed md:border-outline',
            isEmpty
              ? 'flex-col px-6 py-8 text-center max-md:rounded-sheet max-md:border max-md:border-line md:py-10 lg:grow lg:py-20'
              : 'flex-wrap justify-between gap-4 md:px-6 md:py-4',
          )}
        >
          {isEmpty && (
            <div className="mb-6 w-48 lg:w-72">
              <Print of="frames" />
            </div>
          )}
          <p className="hidden font-serif text-xl font-semibold md:block">{t('drop', { videos })}</p>
          {isEmpty && <p className="font-serif text-xl font-semibold md:hidden">{t('title', { videos })}</p>}
          {isEmpty && (
            <p className="mt-2 mb-6 max-w-sm text-ink-soft">
              <span className="hidden md:inline">{t('dropHint')}</span>
              <span className="md:hidden">{t('tapHint')}</span>
            </p>
          )}
          <ChooseFiles
            kind={isEmpty ? 'primary' : 'quiet'}
            size={isEmpty ? 'large' : 'medium'}
            className={classNames('max-md:w-full', isEmpty && 'max-md:min-h-14')}
            onFiles={onFiles}
          >
            <ImagePlus aria-hidden size={20} />
            {t('choose')}
          </ChooseFiles>
        </div>
        <UploadList title={<UploadsTitle />} />
      </div>
      <div>
        <Surface>{elsewhere}</Surface>
      </div>
    </div>
  )
}
