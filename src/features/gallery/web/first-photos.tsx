import type { ReactNode } from 'react'
import { ChooseFiles } from '#features/uploads/web/choose-files.tsx'
import { useAddFiles } from '#features/uploads/web/use-add-files.ts'
import { ImagePlus } from 'lucide-react'
import { useText } from '#web/text.tsx'

/** On the cover of a family without photos. `children` are its first steps. */
export function FirstPhotos({ children }: { children: ReactNode }) {
  const t = useText('photos.gallery')
  return (
    <div className="flex w-full flex-col items-center @5xl:items-start">
      <h2 className="font-serif text-xl font-semibold sm:text-2xl">{t('emptyTitle')}</h2>
      <p className="mt-2 max-w-md text-balance text-ink-soft">{t('emptyText')}</p>
      {children}
    </div>
  )
}

/** On the cover of a family with photos. */
export function AddPhotos({ family_id }: { family_id: string }) {
  const t = useText('photos.gallery')
  return (
    <ChooseFiles onFiles={useAddFiles(family_id)}>
      <ImagePlus aria-hidden size={19} />
      {t('add')}
    </ChooseFiles>
  )
}
