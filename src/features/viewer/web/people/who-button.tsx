import { UserPlus } from 'lucide-react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PhotoToolsText } from '../photo-tools-text.tsx'
import { useNaming } from './use-naming.tsx'

type WhoButtonProps = { photo: PhotoDetail; className: string }

/** Asks who's in a photo, from the photo itself. */
export function WhoButton(props: WhoButtonProps) {
  return (
    <PhotoToolsText>
      <Button key={props.photo.id} {...props} />
    </PhotoToolsText>
  )
}

function Button({ photo, className }: WhoButtonProps) {
  const t = useText('photoTools.who')
  const naming = useNaming(photo)
  return (
    <>
      <IconButton
        icon={UserPlus}
        label={t('open')}
        word={t('open')}
        onClick={naming.start}
        disabled={naming.isPending}
        className={className}
      />
      {naming.dialog}
    </>
  )
}
