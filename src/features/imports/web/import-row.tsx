import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isOpen } from '#features/uploads/web/upload-queue.ts'
import { useUploadQueue } from '#features/uploads/web/upload-store.ts'
import { removeUploads } from '#features/uploads/web/uploads.ts'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { Import } from '../imports.contract.ts'
import { useCancelImport, useStartImport } from './imports.data.ts'

type ImportRowProps = { family_id: string; one: Import }

export function ImportRow({ family_id, one }: ImportRowProps) {
  const t = useText('imports')
  const starting = useStartImport({ family_id, import_id: one.id })
  const start = () => starting.mutate(undefined, { failed: t('startFailed') })
  const canRetry = one.state === 'done' && one.kept_until !== null
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="font-medium break-words">{one.title}</p>
      <Standing one={one} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {one.state === 'gathering' && (
          <Waiting family_id={family_id} one={one} onStart={start} isStarting={starting.isPending} />
        )}
        {(one.state === 'failed' || canRetry) && (
          <Button kind="quiet" size="small" busy={starting.isPending} onClick={start}>
            {one.state === 'failed' ? t('retry') : t('retryRefused')}
          </Button>
        )}
        {(one.state === 'done' || one.state === 'failed') && (
          <Link
            to="/families/$familyId/imports/$importId"
            params={{ familyId: family_id, importId: one.id }}
            aria-label={t('reportOf', { title: one.title })}
            className={buttonStyle({ kind: 'quiet', size: 'small' })}
          >
            {t('report')}
          </Link>
        )}
      </div>
    </li>
  )
}

/** The import's state, with a progress bar while it's running. */
export function Standing({ one }: { one: Import }) {
  const t = useText('imports')
  const format = useFormat()
  const uploads = useUploadsOf(one.id)
  const { title, files_wanted: all, files_gathered: here, files_done: done, files_total: total } = one
  if (one.state === 'gathering' && uploads.some(isOpen)) {
    const sent = uploads.reduce((sum, item) => sum + (item.bytes ? item.sent / item.bytes : 0), here)
    const part = Math.min(1, sent / all)
    return (
      <>
        <Progress label={t('uploadProgress', { title })} done={Math.round(part * 100)} total={100} />
        <p className="text-sm text-ink-soft">{t('uploading', { percent: format.percent(part) })}</p>
      </>
    )
  }
  if (one.state === 'running' && total > 0)
    return (
      <>
        <Progress label={t('runProgress', { title })} done={done} total={total} />
        <p className="text-sm text-ink-soft">{t('running', { done, total })}</p>
      </>
    )
  const { imported, present, refused } = one
  const words = {
    gathering: () => t('gathering', { here, all }),
    waiting: () => t('waiting'),
    running: () => t('opening'),
    failed: () => t('failed'),
    done: () => t('done', { imported, present, refused }),
  }
  return <p className="text-sm text-ink-soft">{words[one.state]()}</p>
}

type WaitingProps = ImportRowProps & { onStart: () => void; isStarting: boolean }

/** Actions while files are missing: continue without them, or cancel. */
function Waiting({ family_id, one, onStart, isStarting }: WaitingProps) {
  const t = useText('imports')
  const uploads = useUploadsOf(one.id)
  const cancelling = useCancelImport({ family_id, import_id: one.id })
  const [isAsked, setIsAsked] = useState(false)
  const giveUp = () =>
    cancelling.mutate(undefined, {
      onSuccess: () => removeUploads(uploads.map(({ id }) => id)),
      failed: t('cancelFailed'),
      onSettled: () => setIsAsked(false),
    })
  return (
    <>
      {one.files_gathered > 0 && !uploads.some((item) => isOpen(item) && item.state !== 'missing') && (
        <Button kind="quiet" size="small" busy={isStarting} onClick={onStart}>
          {t('startAnyway')}
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={() => setIsAsked(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={giveUp}
        title={t('cancelTitle')}
        text={t('cancelText')}
        confirmLabel={t('cancel')}
        busy={cancelling.isPending}
      />
    </>
  )
}

/** This page's uploads for an import, including lost ones. */
function useUploadsOf(import_id: string) {
  return [...useUploadQueue().values()].filter(({ about }) => about?.import_id === import_id)
}
