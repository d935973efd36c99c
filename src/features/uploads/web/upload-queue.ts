import type { Upload } from '#features/uploads/uploads.contract.ts'
import { UPLOAD_MAX_BYTES, type UploadRefusal } from '#features/uploads/uploads.rules.ts'

/**
 * waiting: in line; sending: bytes are on their way; paused: no connection, goes on by itself; processing: the server
 * has every byte and looks at them; stored: the server has the file and tries again later; missing: the browser no longer has the file, so it must be chosen again.
 */
export type UploadState =
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'processing'
  | 'stored'
  | 'done'
  | 'duplicate'
  | 'refused'
  | 'failed'
  | 'missing'

/** Failures that somebody has to do something about before trying again. */
export type UploadFailure = 'signed_out' | 'not_allowed' | 'server'

/** A limit on uploads that keeps a file waiting. */
export type Hold = { by: 'person' | 'family' | 'day'; for_seconds: number; limit: number; gigabytes: number }

export type UploadItem = {
  id: string
  family_id: string
  filename: string
  file_type: string
  bytes: number
  /** Milliseconds since 1970, as the browser says. */
  last_modified: number
  /** What it is, where it is no photo: told to the server as it is. */
  about?: Readonly<Record<string, string>>
  state: UploadState
  sent: number
  /** The server's id for it, from the first answer on. */
  upload_id?: string
  photo_id?: string
  reason?: UploadRefusal
  failure?: UploadFailure
  /** Failed tries since bytes last got through. */
  attempts: number
  /** When a paused one tries again, in milliseconds since 1970. */
  retry_at?: number
  /** A paused one that waits for a limit, not for a connection. */
  held?: Hold | undefined
  /** A request went out and no answer came back: the server may have the file under an id that nobody learned. */
  is_unsure?: boolean
}

/** In the order in which files were added. Never changed in place. */
export type UploadQueue = ReadonlyMap<string, UploadItem>

/** Three at a time keep a home's uplink busy; more only make each slower. */
export const PARALLEL_UPLOADS = 3
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000]
const RETRY_DELAY_MAX_MS = 30_000
/** A server that answers but keeps failing is not waited for any longer than this many tries. */
const SERVER_TRIES = 8

export function addItems(queue: UploadQueue, items: readonly UploadItem[]): UploadQueue {
  return new Map([...queue, ...items.map((item) => [item.id, item] as const)])
}

/** Changes one item; one that was taken out meanwhile stays out. */
export function changeItem(queue: UploadQueue, id: string, change: Partial<UploadItem>): UploadQueue {
  const item = queue.get(id)
  return item ? new Map(queue).set(id, { ...item, ...change }) : queue
}

export function removeItems(queue: UploadQueue, gone: (item: UploadItem) => boolean): UploadQueue {
  return new Map([...queue].filter(([, item]) => !gone(item)))
}

/** A new item for a chosen file; a photo that the server would surely refuse is refused before a byte is sent. */
export function newItem(
  file: { name: string; type: string; size: number; lastModified: number },
  family_id: string,
  id: string,
  about?: UploadItem['about'],
): UploadItem {
  const reason = about ? undefined : file.size === 0 ? 'empty' : file.size > UPLOAD_MAX_BYTES ? 'too_large' : undefined
  return {
    ...{ id, family_id, filename: file.name, file_type: file.type, bytes: file.size, last_modified: file.lastModified },
    ...{ sent: 0, attempts: 0, state: reason ? 'refused' : 'waiting' },
    ...(reason && { reason }),
    ...(about && { about }),
  }
}

/**
 * What can begin now: those whose pause is over, then those in line, as far as there is room. A paused one keeps its
 * place, or a lost connection would be tried with every file in line.
 */
export function nextToStart(queue: UploadQueue, now: number): UploadItem[] {
  const items = [...queue.values()]
  const isRested = (item: UploadItem) => item.state === 'paused' && (item.retry_at ?? 0) <= now
  const taken = items.filter((item) => item.state === 'sending' || (item.state === 'paused' && !isRested(item)))
  const ready = [...items.filter(isRested), ...items.filter((item) => item.state === 'waiting')]
  return ready.slice(0, Math.max(0, PARALLEL_UPLOADS - taken.length))
}

/** When the next pause ends. */
export function nextRetryAt(queue: UploadQueue): number | undefined {
  const times = [...queue.values()].flatMap((item) => (item.state === 'paused' ? [item.retry_at ?? 0] : []))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** How a try to send a file ended without success. */
export type SendProblem =
  | { kind: 'no_connection' }
  | { kind: 'answer'; status: number; held?: Hold | undefined }
  /** The browser cannot read the file any more: it was moved, renamed or changed. */
  | { kind: 'unreadable' }

/** What becomes of an item after a failed try: a pause that grows, or an end that names its cause. */
export function afterProblem(item: UploadItem, problem: SendProblem, now: number): Partial<UploadItem> {
  const attempts = item.attempts + 1
  const pause = {
    state: 'paused' as const,
    attempts,
    retry_at: now + (RETRY_DELAYS_MS[attempts - 1] ?? RETRY_DELAY_MAX_MS),
  }
  if (problem.kind === 'unreadable') return { state: 'missing' }
  if (problem.kind === 'no_connection') return { ...pause, ...(!item.upload_id && { is_unsure: true }) }
  if (problem.held) return { state: 'paused', retry_at: now + problem.held.for_seconds * 1000, held: problem.held }
  switch (problem.status) {
    case 401:
      return { state: 'failed', failure: 'signed_out' }
    case 403:
      return { state: 'failed', failure: 'not_allowed' }
    // The server forgot this upload (or the family is gone): begin again once, then give up.
    case 404:
    case 410:
      return item.upload_id
        ? { state: 'waiting', upload_id: undefined, sent: 0, attempts }
        : { state: 'failed', failure: 'not_allowed' }
    case 413:
      return { state: 'refused', reason: 'too_large' }
    case 507:
      return { state: 'refused', reason: 'storage_full' }
    case 402:
      return {
        state: 'refused',
        reason: item.about?.purpose === 'audio_caption' ? 'captions_not_allowed' : 'plan_full',
      }
    default:
      return attempts < SERVER_TRIES ? pause : { state: 'failed', failure: 'server' }
  }
}

/** Ids to ask the server about, in batches of at most 100 of one family. */
export function pendingBatches(queue: UploadQueue): { family_id: string; ids: string[] }[] {
  const batches: { family_id: string; ids: string[] }[] = []
  for (const { state, upload_id, family_id } of queue.values()) {
    if (state !== 'processing' || !upload_id) continue
    const batch = batches.find((one) => one.family_id === family_id && one.ids.length < 100)
    if (batch) batch.ids.push(upload_id)
    else batches.push({ family_id, ids: [upload_id] })
  }
  return batches
}

/** Takes in what the server says about the uploads that were asked for. */
export function withServerStates(
  queue: UploadQueue,
  asked: readonly string[],
  uploads: readonly Upload[],
): UploadQueue {
  const byId = new Map(uploads.map((upload) => [upload.id, upload]))
  const wanted = new Set(asked)
  const changed = new Map(queue)
  for (const [id, item] of queue) {
    if (!item.upload_id || !wanted.has(item.upload_id) || !isOpen(item)) continue
    changed.set(id, { ...item, ...fromServer(item, byId.get(item.upload_id)) })
  }
  return changed
}

function fromServer(item: UploadItem, upload: Upload | undefined): Partial<UploadItem> {
  // The server has never heard of it, or has forgotten it: all bytes are needed again.
  if (!upload) return { state: 'waiting', upload_id: undefined, sent: 0 }
  const { state, photo_id, reason, retry_at } = upload
  if (state === 'received') return { state: retry_at ? 'stored' : 'processing', sent: item.bytes }
  if (state === 'receiving') return item.state === 'processing' ? { state: 'waiting' } : {}
  // It met itself: the first try had arrived after all.
  if (state === 'duplicate' && item.is_unsure && photo_id) return { state: 'done', sent: item.bytes, photo_id }
  return { state, sent: item.bytes, ...(photo_id && { photo_id }), ...(reason && { reason }) }
}

const OPEN: readonly UploadState[] = ['waiting', 'sending', 'paused', 'processing']

/** Something is still going to happen to it without anybody's help. */
export function isOpen(item: UploadItem): boolean {
  return OPEN.includes(item.state)
}

/** The missing item that this file is: chosen again, it goes on where it stopped. */
export function findMissing(
  queue: UploadQueue,
  file: { name: string; size: number; lastModified: number; webkitRelativePath?: string },
): UploadItem | undefined {
  return [...queue.values()].find(
    (item) =>
      item.state === 'missing' &&
      item.filename === file.name &&
      item.bytes === file.size &&
      item.last_modified === file.lastModified &&
      // In a folder many files may be called the same.
      (!item.about?.path?.includes('/') || item.about.path === file.webkitRelativePath),
  )
}
