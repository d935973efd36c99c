import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Export } from '#features/exports/exports.schemas.ts'
import { familyOptions } from '#features/families/web/families.data.ts'
import { useText } from '#web/text.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import { downloadMany } from './bulk-changes.data.ts'

/** Downloads originals as a ZIP, and says so from the start, because the browser shows nothing until it's packed. */
export function useDownloadPhotos(family_id: string) {
  const t = useText('photos.download')
  const [packing, setPacking] = useState<Partial<Export>>()
  const { data: family } = useQuery(familyOptions(family_id))
  /** Without `find`, all photos that the user can see. The ZIP is named for the family if there's no title. */
  async function download(
    count: number,
    find?: () => Promise<string[]>,
    title = t('title', { name: family?.name ?? '' }),
  ) {
    setPacking({})
    toast({ title: t('preparing', { count }), description: t('wait') })
    try {
      await downloadMany(family_id, { photo_ids: await find?.(), title: title.trim() }, setPacking)
      toast({ title: t('started'), description: t('startedText') })
    } catch (error) {
      toastError(t('failed'), error)
    } finally {
      setPacking(undefined)
    }
  }
  return { download, packing }
}
