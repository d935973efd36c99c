import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Export } from '../exports.schemas.ts'
import { isUnderWay, useExports, type ExportSource } from './exports.data.ts'

/** Message areas with the same keys for exports. */
type ExportTexts = 'transfer.export' | 'ownData.export'

function useExportText(texts: ExportTexts) {
  return useText(texts as 'transfer.export')
}

type ExportsViewProps = {
  texts: ExportTexts
  source: ExportSource
  /** Below the introduction. */
  children?: ReactNode
}

/** Requests an export, shows its progress, and links to finished ones. */
export function ExportsView({ texts, source, children }: ExportsViewProps) {
  const t = useExportText(texts)
  const { query, asking } = useExports(source)
  const exports = query.data?.exports ?? []
  const current = exports.find(isUnderWay)
  const past = exports.filter((one) => !isUnderWay(one))
  return (
    <Card
      title={t('title')}
      subtitle={t('intro')}
      action={
        query.isSuccess &&
        !current && (
          <Button
            kind="quiet"
            busy={asking.isPending}
            busyLabel={t('starting')}
            onClick={() => asking.mutate(undefined, { failed: t('failedTitle') })}
          >
            {t('start')}
          </Button>
        )
      }
    >
      {children}
      <QueryState query={query} skeleton={<Skeleton className="h-11 w-48" />}>
        {() => (
          <>
            {current && <UnderWay texts={texts} current={current} />}
            {past.length > 0 && (
              <>
                <h3 className="mt-6 border-t border-line pt-5 font-semibold">{t('listTitle')}</h3>
                <ul className="mt-1 divide-y divide-line">
                  {past.map((one) => (
                    <PastExport key={one.id} texts={texts} past={one} address={source.addressOf(one.id)} />
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </QueryState>
    </Card>
  )
}

function UnderWay({ texts, current }: { texts: ExportTexts; current: Export }) {
  const t = useExportText(texts)
  const { files_done: done, files_total: total } = current
  return (
    <div className="flex flex-col gap-2">
      <Progress label={t('progress')} done={done} total={Math.max(total, 1)} />
      <p className="text-sm text-ink-soft">{total > 0 ? t('running', { done, total }) : t('waiting')}</p>
    </div>
  )
}

type Past = { texts: ExportTexts; past: Export; address: string }

function PastExport({ texts, past: { state, created_at, bytes, expires_at }, address }: Past) {
  const t = useExportText(texts)
  const format = useFormat()
  const date = format.shortDate(created_at)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <p className="font-medium">{t('madeOn', { date })}</p>
        <p className="text-sm text-ink-soft">
          {state === 'ready' && expires_at
            ? t('ready', { size: format.bytes(bytes ?? 0), date: format.shortDate(expires_at) })
            : t('failed')}
        </p>
      </div>
      {state === 'ready' && (
        <a
          href={address}
          download
          aria-label={t('downloadNamed', { date })}
          className={buttonStyle({ kind: 'quiet', size: 'small' })}
        >
          <Download aria-hidden size={18} />
          {t('download')}
        </a>
      )}
    </li>
  )
}
