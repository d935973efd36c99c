import { useState } from 'react'
import type { Export } from '#features/exports/exports.schemas.ts'
import { useText } from '#web/text.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import { downloadMany } from './bulk-changes.data.ts'

/** Downloads originals as a ZIP, and says so from the start, because the browser shows nothing until it's packed. */
export function useDownloadPhotos(family_id: string) {
  const t = useText('photos.download')
  const [packing, setPacking] = useState<Partial<Export>>()
  /** Without `find`, all photos that the user can see. */
  async function download(count: number, find?: () => Promise<string[]>) {
    setPacking({})
    toast({ title: t('preparing', { count }), description: t('wait') })
    try {
      await downloadMany(family_id, await find?.(), setPacking)
      toast({ title: t('started'), description: t('startedText') })
    } catch (error) {
      toastError(t('failed'), error)
    } finally {
      setPacking(undefined)
    }
  }
  return { download, packing }
}
