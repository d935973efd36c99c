import { FileWarning } from 'lucide-react'
import type { ResultOf } from '#shared/contract.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import type { davContract } from '../dav.contract.ts'

type Files = ResultOf<typeof davContract.listBackupDevices>['refused']

/** The latest files that devices sent and that weren't imported, with the reason. */
export function RefusedFiles({ files }: { files: Files }) {
  const t = useText('dav.refused')
  const why = useText('upload.refused')
  const { shortDate } = useFormat()
  return (
    <Card title={t('title')}>
      <ul className="-my-3 divide-y divide-line">
        {files.map(({ name, device_name, reason, sent_at }) => (
          <li key={`${device_name} ${sent_at} ${name}`} className="flex gap-x-4 py-3">
            <FileWarning aria-hidden size={20} className="mt-0.5 shrink-0 text-honey" />
            <div className="min-w-0">
              <p className="font-semibold break-words">{name}</p>
              <p className="text-sm">{why(reason)}</p>
              <p className="text-sm text-ink-soft">{t('from', { device: device_name, date: shortDate(sent_at) })}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
