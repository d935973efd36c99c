import type { Upload } from '#features/uploads/uploads.contract.ts'
import { UPLOAD_MAX_BYTES, type UploadRefusal } from '#features/uploads/uploads.rules.ts'

/**
 * waiting: in the queue. sending: bytes are being sent. paused: no connection, retries automatically. processing: the server
 * has all bytes and is decoding them. stored: the server has the file and will retry later. missing: the browser no longer
 * has the file, so it must be selected again.
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

/** Failures that someone has to fix before trying again. */
export type UploadFailure = 'signed_out' | 'not_allowed' | 'server'

/** The limit that keeps a file waiting. */
export type UploadLimit = { by: 'person' | 'family' | 'day'; for_seconds: number; limit: number; gigabytes: number }

export type UploadItem = {
  id: string
  family_id: string
  filename: string
  file_type: string
  bytes: number
  /** Milliseconds since the Unix epoch, from the browser. */
  last_modified: number
  /** Metadata for files that aren't photos, sent to the server unchanged. */
  about?: Readonly<Record<string, string>>
  state: UploadState
  sent: number
  /** The server's ID, from the first response on. */
  upload_id?: string
  photo_id?: string
  reason?: UploadRefusal
  failure?: UploadFailure
  /** Failed attempts since the last progress. */
  attempts: number
  /** When a paused item retries, in milliseconds since the Unix epoch. */
  retry_at?: number
  /** Set if the item is paused because of a limit instead of the connection. */
  held?: UploadLimit | undefined
  /** A request got no response, so the server may have the file under an unknown ID. */
  is_unsure?: boolean
}

/** In the order in which files were added. Immutable. */
export type UploadQueue = ReadonlyMap<string, UploadItem>

/** Three concurrent uploads saturate a home connection; more would only slow each other down. */
export const PARALLEL_UPLOADS = 3
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000]
const RETRY_DELAY_MAX_MS = 30_000
/** The maximum number of attempts while the server keeps failing. */
const SERVER_TRIES = 8

export function addItems(queue: UploadQueue, items: readonly UploadItem[]): UploadQueue {
  return new Map([...queue, ...items.map((item) => [item.id, item] as const)])
}

/** Changes an item, if it's still in the queue. */
export function changeItem(queue: UploadQueue, id: string, change: Partial<UploadItem>): UploadQueue {
  const item = queue.get(id)
  return item ? new Map(queue).set(id, { ...item, ...change }) : queue
}

export function removeItems(queue: UploadQueue, gone: (item: UploadItem) => boolean): UploadQueue {
  return new Map([...queue].filter(([, item]) => !gone(item)))
}

/** Creates an item for a selected file. Files that the server would certainly refuse are refused without uploading. */
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
 * The items that can start now: those whose pause is over, then waiting ones, as far as there's room. Paused items keep their
 * slot; otherwise a lost connection would be tried with every file in the queue.
 */
export function nextToStart(queue: UploadQueue, now: number): UploadItem[] {
  const items = [...queue.values()]
  const isRested = (item: UploadItem) => item.state === 'paused' && (item.retry_at ?? 0) <= now
  const taken = items.filter((item) => item.state === 'sending' || (item.state === 'paused' && !isRested(item)))
  const ready = [...items.filter(isRested), ...items.filter((item) => item.state === 'waiting')]
  return ready.slice(0, Math.max(0, PARALLEL_UPLOADS - taken.length))
}

/** The end of the next pause. */
export function nextRetryAt(queue: UploadQueue): number | undefined {
  const times = [...queue.values()].flatMap((item) => (item.state === 'paused' ? [item.retry_at ?? 0] : []))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** How an attempt to send a file failed. */
export type SendProblem =
  | { kind: 'no_connection' }
  | { kind: 'answer'; status: number; held?: UploadLimit | undefined }
  /** The browser can no longer read the file, because it was moved, renamed or changed. */
  | { kind: 'unreadable' }

/** The state after a failed attempt: a pause with backoff, or a failure with its cause. */
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
    // The server has deleted the upload, or the family is gone. Starts over once, then fails.
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

/** IDs to ask the server about, in batches of up to 100 per family. */
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

/** Applies the server's response about the requested uploads. */
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
  // The server doesn't have the upload, so the whole file is sent again.
  if (!upload) return { state: 'waiting', upload_id: undefined, sent: 0 }
  const { state, photo_id, reason, retry_at } = upload
  if (state === 'received') return { state: retry_at ? 'stored' : 'processing', sent: item.bytes }
  if (state === 'receiving') return item.state === 'processing' ? { state: 'waiting' } : {}
  // The duplicate is the file itself: the first attempt had arrived.
  if (state === 'duplicate' && item.is_unsure && photo_id) return { state: 'done', sent: item.bytes, photo_id }
  return { state, sent: item.bytes, ...(photo_id && { photo_id }), ...(reason && { reason }) }
}

const OPEN: readonly UploadState[] = ['waiting', 'sending', 'paused', 'processing']

/** Whether it's still in progress and doesn't need anyone's help. */
export function isOpen(item: UploadItem): boolean {
  return OPEN.includes(item.state)
}

/** The missing item that this file belongs to. Selecting the file again resumes the upload. */
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
      // Files in different subfolders may have the same name.
      (!item.about?.path?.includes('/') || item.about.path === file.webkitRelativePath),
  )
}
