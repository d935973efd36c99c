import { useQuery } from '@tanstack/react-query'
import { FileArchive, FolderOpen } from 'lucide-react'
import { ChooseFiles } from '#features/uploads/web/choose-files.tsx'
import { isUserFile } from '#features/uploads/web/dropped-files.ts'
import { findMissing } from '#features/uploads/web/upload-queue.ts'
import { uploadStore } from '#features/uploads/web/upload-store.ts'
import { addFiles } from '#features/uploads/web/uploads.ts'
import { useUploading } from '#features/uploads/web/use-add-files.ts'
import { cutText } from '#shared/cut-text.ts'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { IMPORT_PURPOSE, IMPORT_TITLE_MAX_LENGTH } from '../imports.rules.ts'
import { ImportRow } from './import-row.tsx'
import { importsOptions, useBeginImport } from './imports.data.ts'

/** Imports a whole library from another service, a disk, or another Hearthbook. */
export function ImportsCard({ family_id }: { family_id: string }) {
  const t = useText('imports')
  const { choose, isBeginning } = useChooseImport(family_id)
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <ChooseFiles
          kind="quiet"
          accept=".zip,application/zip"
          busy={isBeginning}
          onFiles={(files) => void choose(files)}
        >
          <FileArchive aria-hidden size={18} />
          {t('chooseZips')}
        </ChooseFiles>
        <ChooseFiles kind="quiet" accept="" folder disabled={isBeginning} onFiles={(files) => void choose(files)}>
          <FolderOpen aria-hidden size={18} />
          {t('chooseFolder')}
        </ChooseFiles>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{t('hint')}</p>
      <QueryState query={useQuery(importsOptions(family_id))} skeleton={null}>
        {({ imports }) =>
          imports.length > 0 && (
            <>
              <h3 className="mt-6 border-t border-line pt-5 font-semibold">{t('listTitle')}</h3>
              <ul className="mt-1 divide-y divide-line">
                {imports.map((one) => (
                  <ImportRow key={one.id} family_id={family_id} one={one} />
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </Card>
  )
}

/**
 * Creates an import of the selected files and adds them to the upload queue. Files that an earlier import lost continue
 * that import instead.
 */
function useChooseImport(family_id: string) {
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
