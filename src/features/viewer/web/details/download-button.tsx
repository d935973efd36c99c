import { Download } from 'lucide-react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { downloadPhoto } from './download-photo.ts'

/** Saves the original. */
export function useDownload(photo: PhotoDetail) {
  const t = useText('photos')
  return () =>
    void downloadPhoto(photo).catch(() =>
      toast({ kind: 'error', title: t('toasts.error'), description: t('toasts.downloadFailed') }),
    )
}

export function DownloadButton({ photo }: { photo: PhotoDetail }) {
  const t = useText('photos')
  return <IconButton icon={Download} label={t('details.download')} onClick={useDownload(photo)} />
}
