import { isUserFile } from '#features/uploads/web/dropped-files.ts'
import { findMissing } from '#features/uploads/web/upload-queue.ts'
import { uploadStore } from '#features/uploads/web/upload-store.ts'
import { addFiles } from '#features/uploads/web/uploads.ts'
import { useUploading } from '#features/uploads/web/use-add-files.ts'
import { cutText } from '#shared/cut-text.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { IMPORT_PURPOSE, IMPORT_TITLE_MAX_LENGTH } from '../imports.rules.ts'
import { useBeginImport } from './imports.data.ts'

/**
 * Creates an import of the selected files and adds them to the upload queue. Files that an earlier import lost continue
 * that import instead.
 */
export function useChooseImport(family_id: string) {
  const t = useText('imports')
  const who = useUploading()
  const beginning = useBeginImport(family_id)

  async function choose(chosen: File[]) {
    if (!who) return
    const files = chosen.filter((file) => isUserFile(file) && !hiddenFolder.test(file.webkitRelativePath))
    const lost = files.filter((file) => findMissing(uploadStore.get(), file))
    if (lost.length) await addFiles(lost, family_id, who)
    const fresh = files.filter((file) => !lost.includes(file))
    if (fresh.length === 0) {
      if (!lost.length) toast({ kind: 'error', title: t('beginFailed'), description: t('empty') })
      return
    }
    const bytes = fresh.reduce((sum, { size }) => sum + size, 0)
    beginning.mutate(
      { title: cutText(titleOf(fresh), IMPORT_TITLE_MAX_LENGTH), files: fresh.length, bytes },
      {
        onSuccess: ({ id: import_id }) =>
          addFiles(fresh, family_id, who, (file) => ({ purpose: IMPORT_PURPOSE, import_id, path: pathOf(file) })),
        failed: t('beginFailed'),
      },
    )
  }

  /** The folder's name, or the first file's. */
  function titleOf(files: File[]): string {
    const [folder, below] = files[0] ? pathOf(files[0]).split('/') : []
    if (folder && below !== undefined) return folder
    const [first = '', ...others] = files
      .map(({ name }) => name)
      .toSorted((one, other) => one.localeCompare(other, undefined, { numeric: true }))
    return others.length === 0 ? first : t('titleMore', { name: first, count: others.length })
  }

  return { choose, isBeginning: beginning.isPending }
}

const hiddenFolder = /(^|\/)(\.[^/]*|__MACOSX|@eaDir)\//

function pathOf(file: File): string {
  return file.webkitRelativePath || file.name
}
