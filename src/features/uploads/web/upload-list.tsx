import { Suspense, use, useState, type ReactNode } from 'react'
import { DOT } from '#shared/dot.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { FixedList } from './fixed-list.tsx'
import { UPLOAD_ROW_PX, UploadRow } from './upload-row.tsx'
import { UploadHooksContext } from './upload-hooks.ts'
import type { UploadItem } from './upload-queue.ts'
import { useUploadQueue } from './upload-store.ts'
import { canRetry, groupUploads, photosFor, summarize, type UploadGroup, type UploadSummary } from './upload-summary.ts'
import { removeUploads, retryUploads } from './uploads.ts'
import { useAddFiles } from './use-add-files.ts'

/** Every upload in this browser with a summary on top. Those that need attention come first. A panel has the title itself. */
export function UploadList({ title }: { title?: ReactNode }) {
  const queue = useUploadQueue()
  if (queue.size === 0) return null
  return (
    <div className="flex flex-col gap-6">
      <Summary title={title} summary={summarize(queue)} items={[...queue.values()]} />
      {groupUploads(queue).map((group) => (
        <Group
          key={group.kind === 'problem' ? group.cause : group.kind === 'held' ? `held ${group.by.by}` : group.kind}
          group={group}
        />
      ))}
    </div>
  )
}

export function UploadsTitle() {
  return (
    <h2 className="font-serif text-xl font-semibold text-pretty max-sm:text-lg">
      {useUploadsTitle(summarize(useUploadQueue()))}
    </h2>
  )
}

export function useUploadsTitle({ isWaiting, open, total, added }: UploadSummary): string {
  const t = useText('upload')
  if (isWaiting) return t('summary.paused')
  return open > 0 ? t('summary.sending', { total }) : t('summary.done', { count: added })
}

type SummaryProps = { title: ReactNode; summary: UploadSummary; items: UploadItem[] }

function Summary({ title, summary, items }: SummaryProps) {
  const t = useText('upload')
  const format = useFormat()
  const { open, total, finished, stored, duplicates, problems, isWaiting, progress } = summary
  const retryable = items.filter(canRetry)
  const details = [
    open > 0 && t('progress', { done: finished, total }),
    stored > 0 && t('summary.stored', { count: stored }),
    duplicates > 0 && t('summary.duplicates', { count: duplicates }),
    problems > 0 && t('summary.problems', { count: problems }),
    isWaiting && t('summary.resumes'),
  ].filter((text) => text !== false)
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="flex-1 basis-40 self-center">
          {title}
          {details.length > 0 && <p className="text-sm text-ink-soft">{details.join(DOT)}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {retryable.length > 1 && (
            <Button kind="quiet" size="small" onClick={() => retryUploads(retryable.map((item) => item.id))}>
              {t('retryAll')}
            </Button>
          )}
          {open === 0 && <AddToAlbum items={items} />}
          <Button kind="quiet" size="small" onClick={() => removeUploads(items.map((item) => item.id))}>
            {open > 0 ? t('cancelAll') : t('clear')}
          </Button>
        </div>
      </div>
      {open > 0 && !(isWaiting && progress === 0) && (
        <div className="flex items-center gap-3">
          <div className="flex-1">
            <Progress label={t('summary.progress')} done={Math.round(progress * 100)} total={100} />
          </div>
          <span className="text-sm font-medium tabular-nums">{format.percent(progress)}</span>
        </div>
      )}
    </section>
  )
}

function AddToAlbum({ items }: { items: UploadItem[] }) {
  const t = useText('upload')
  const { addToAlbum } = use(UploadHooksContext)
  const [isOpen, setOpen] = useState(false)
  const photos = photosFor(items)
  if (!photos) return null
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t('summary.addToAlbum')}
      </Button>
      <Suspense>{isOpen && addToAlbum({ ...photos, onClose: () => setOpen(false) })}</Suspense>
    </>
  )
}

function Group({ group }: { group: UploadGroup }) {
  const t = useText('upload')
  const text = textOf(group, t)
  const [first] = group.items
  return (
    <section className={cardStyles[group.kind]}>
      {text && <p className="mb-2 text-pretty text-ink">{text}</p>}
      {group.kind === 'problem' && group.cause === 'missing' && first && (
        <ChooseAgain family_id={first.family_id} items={group.items} />
      )}
      <FixedList items={group.items} rowHeight={UPLOAD_ROW_PX} label={text || t('files')} keyOf={(item) => item.id}>
        {(item) => <UploadRow item={item} />}
      </FixedList>
    </section>
  )
}

function textOf(group: UploadGroup, t: ReturnType<typeof useText<'upload'>>): string | undefined {
  if (group.kind === 'stored') return t('stored', { count: group.items.length })
  if (group.kind === 'held') {
    const { by, limit, gigabytes } = group.by
    return t(`held.${by}`, { limit, gigabytes })
  }
  if (group.kind !== 'problem') return undefined
  if (group.cause === 'missing') return t('state.missing')
  return isFailure(group.cause) ? t(`failed.${group.cause}`) : t(`refused.${group.cause}`)
}

const boxStyle = 'rounded-card p-4 pb-2'
const cardStyles: Partial<Record<UploadGroup['kind'], string>> = {
  problem: `${boxStyle} bg-danger-wash`,
  held: `${boxStyle} bg-sunk`,
  stored: `${boxStyle} bg-sunk`,
}

/** Files that the browser no longer has are recognized when they're selected again. */
function ChooseAgain({ family_id, items }: { family_id: string; items: UploadItem[] }) {
  const t = useText('upload')
  const add = useAddFiles(family_id)
  return (
    <ChooseFiles kind="quiet" size="small" onFiles={add} {...(items.some(({ about }) => about) && { accept: '' })}>
      {t('chooseAgain')}
    </ChooseFiles>
  )
}

function isFailure(cause: string): cause is 'signed_out' | 'not_allowed' | 'server' {
  return cause === 'signed_out' || cause === 'not_allowed' || cause === 'server'
}
