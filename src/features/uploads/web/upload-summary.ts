import type { UploadRefusal } from '#features/uploads/uploads.rules.ts'
import {
  isOpen,
  type UploadLimit,
  type UploadFailure,
  type UploadItem,
  type UploadQueue,
  type UploadState,
} from './upload-queue.ts'

/** Whether someone has to act on it. */
export function needsHelp(item: UploadItem): boolean {
  return item.state === 'failed' || item.state === 'missing' || item.state === 'refused'
}

/** Refusals that can be fixed and retried. */
const RETRYABLE: ReadonlySet<UploadRefusal> = new Set(['storage_full', 'plan_full', 'too_slow'])

export function canRetry({ state, reason }: UploadItem): boolean {
  return state === 'failed' || (state === 'refused' && reason !== undefined && RETRYABLE.has(reason))
}

export type UploadSummary = {
  total: number
  /** Uploads with an outcome, including failures. */
  finished: number
  open: number
  added: number
  duplicates: number
  /** Stored on the server, which will retry creating a preview. */
  stored: number
  problems: number
  /** Uploads are waiting for the connection, and nothing is being sent. */
  isWaiting: boolean
  /** Uploads that aren't complete on the server. */
  sending: number
  /** 0 to 1, by bytes. */
  progress: number
}

export function summarize(queue: UploadQueue): UploadSummary {
  const items = [...queue.values()]
  const count = (is: (item: UploadItem) => boolean) => items.filter(is).length
  const inState = (state: UploadState) => count((item) => item.state === state)
  const open = count(isOpen)
  const bytes = items.reduce((sum, item) => sum + item.bytes, 0)
  const sent = items.reduce((sum, item) => sum + (isOpen(item) ? item.sent : item.bytes), 0)
  return {
    total: items.length,
    open,
    finished: items.length - open,
    added: inState('done'),
    duplicates: inState('duplicate'),
    stored: inState('stored'),
    problems: count(needsHelp),
    isWaiting: count(isStuck) > 0 && inState('sending') === count((item) => item.state === 'sending' && isStuck(item)),
    sending: open - inState('processing'),
    progress: bytes > 0 ? sent / bytes : items.length > 0 ? 1 : 0,
  }
}

/** The last attempt failed, and there's been no progress since. */
export function isStuck({ state, attempts, held }: UploadItem): boolean {
  return (state === 'paused' && !held) || (state === 'sending' && attempts > 0)
}

/** The photos in the family from these uploads; undefined if there are none, or if they're in several families. */
export function photosFor(items: readonly UploadItem[]): { family_id: string; photo_ids: string[] } | undefined {
  const photos = items.filter(({ about, photo_id }) => !about && photo_id)
  const [first, ...others] = new Set(photos.map(({ family_id }) => family_id))
  if (!first || others.length) return undefined
  return { family_id: first, photo_ids: [...new Set(photos.flatMap(({ photo_id }) => photo_id ?? []))] }
}

/** The panel's groups: what needs attention by cause, then what's in progress, then what's done. */
export type UploadGroup =
  | { kind: 'problem'; cause: UploadRefusal | UploadFailure | 'missing'; items: UploadItem[] }
  | { kind: 'held'; by: UploadLimit; items: UploadItem[] }
  | { kind: 'open' | 'stored' | 'finished'; items: UploadItem[] }

export function groupUploads(queue: UploadQueue): UploadGroup[] {
  const problems = new Map<UploadRefusal | UploadFailure | 'missing', UploadItem[]>()
  const held = new Map<UploadLimit['by'], { by: UploadLimit; items: UploadItem[] }>()
  const open: UploadItem[] = []
  const stored: UploadItem[] = []
  const finished: UploadItem[] = []
  for (const item of queue.values()) {
    if (item.held) {
      const group = held.get(item.held.by)?.items ?? []
      held.set(item.held.by, { by: item.held, items: [...group, item] })
    } else if (isOpen(item)) open.push(item)
    else if (needsHelp(item)) {
      const cause = item.state === 'missing' ? 'missing' : (item.reason ?? item.failure ?? 'server')
      problems.set(cause, [...(problems.get(cause) ?? []), item])
    } else if (item.state === 'stored') stored.push(item)
    else finished.push(item)
  }
  return [
    ...[...problems].map(([cause, items]) => ({ kind: 'problem' as const, cause, items })),
    ...[...held.values()].map((group) => ({ kind: 'held' as const, ...group })),
    { kind: 'open' as const, items: open.toSorted((a, b) => RANKS[a.state] - RANKS[b.state]) },
    { kind: 'stored' as const, items: stored },
    { kind: 'finished' as const, items: finished.toReversed() },
  ].filter((group) => group.items.length > 0)
}

/** Active items come before waiting ones. */
const RANKS: Record<UploadState, number> = {
  ...{ sending: 0, paused: 1, processing: 2, waiting: 3 },
  ...{ failed: 4, missing: 4, refused: 4, duplicate: 4, done: 4, stored: 4 },
}
