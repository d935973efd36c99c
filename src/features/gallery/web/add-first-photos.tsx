import { ImagePlus } from 'lucide-react'
import { ChooseFiles } from '#features/uploads/web/choose-files.tsx'
import { useAddFiles } from '#features/uploads/web/use-add-files.ts'
import { useText } from '#web/text.tsx'

/** On the cover of a family without photos. */
export function AddFirstPhotos({ family_id }: { family_id: string }) {
  const t = useText('photos.gallery')
  return (
    <ChooseFiles size="large" onFiles={useAddFiles(family_id)}>
      <ImagePlus aria-hidden size={20} />
      {t('add')}
    </ChooseFiles>
  )
}
