import { useQuery } from '@tanstack/react-query'
import { FileArchive, FolderOpen } from 'lucide-react'
import { ChooseFiles } from '#features/uploads/web/choose-files.tsx'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { ImportRow } from './import-row.tsx'
import { importsOptions } from './imports.data.ts'
import { useChooseImport } from './use-choose-import.ts'

/** Imports a whole library from another service, a disk, or another Hearthbook. */
export function ImportsCard({ family_id }: { family_id: string }) {
  const t = useText('imports')
  const { choose, isBeginning } = useChooseImport(family_id)
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <div className="flex flex-wrap gap-3">
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
      <p className="mt-3 text-sm text-pretty text-ink-soft">{t('hint')}</p>
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
