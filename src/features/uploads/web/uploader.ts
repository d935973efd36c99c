import type { Upload } from '#features/uploads/uploads.contract.ts'
import { ApiProblem } from '#web/api.ts'
import {
  afterProblem,
  changeItem,
  nextRetryAt,
  nextToStart,
  pendingBatches,
  withServerStates,
  type SendProblem,
  type UploadItem,
  type UploadQueue,
} from './upload-queue.ts'

export type SendResult = { kind: 'received' } | SendProblem
/** A running upload. After `stop` the result is `no_connection`. */
export type Sending = { result: Promise<SendResult>; stop(): void }

export type UploaderParts = {
  queue: { get(): UploadQueue; change(how: (queue: UploadQueue) => UploadQueue): void }
  fileOf(id: string): Promise<File | undefined>
  send(
    item: UploadItem,
    file: File,
    events: { created(upload_id: string): void; progress(sent: number): void },
  ): Sending
  /** Fetches the outcomes of uploads; rejects without a connection. */
  ask(family_id: string, ids: string[]): Promise<Upload[]>
  /** Called on every state change, to save the item. */
  changed(item: UploadItem): void
  /** A family has new photos. */
  arrived(family_id: string, count: number): void
}

export type Uploader = {
  /** Starts what can start. Call it after every external change. */
  start(): void
  /** The connection is back: ends all pauses. */
  resume(): void
  /** The connection is lost: aborts requests that would hang. */
  abort(): void
  /** Stops sending an item that the caller removes from the queue. */
  stop(id: string): void
}

const ASK_EVERY_MS = 700
const ASK_AT_LEAST_EVERY_MS = 3000
const PROGRESS_EVERY_MS = 150

/** Processes the queue: sends three files at a time, waits for lost connections to return, and fetches each outcome. */
export function createUploader(parts: UploaderParts): Uploader {
  const sendings = new Map<string, Sending>()
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let askTimer: ReturnType<typeof setTimeout> | undefined
  let askDelay = ASK_EVERY_MS

  function change(id: string, how: Partial<UploadItem>) {
    parts.queue.change((queue) => changeItem(queue, id, how))
    const item = parts.queue.get().get(id)
    if (item && ('state' in how || 'upload_id' in how)) parts.changed(item)
  }

  function start() {
    for (const item of nextToStart(parts.queue.get(), Date.now())) void begin(item)
    clearTimeout(retryTimer)
    const retryAt = nextRetryAt(parts.queue.get())
    if (retryAt !== undefined) retryTimer = setTimeout(start, Math.max(50, retryAt - Date.now()))
    askDeferred()
  }

  async function begin(item: UploadItem) {
    change(item.id, { state: 'sending', retry_at: undefined, held: undefined })
    const result = await deliver(item).catch((): SendResult => ({ kind: 'no_connection' }))
    sendings.delete(item.id)
    const current = parts.queue.get().get(item.id)
    if (current && result !== 'settled') {
      if (result.kind === 'received') change(item.id, { state: 'processing', sent: item.bytes, attempts: 0 })
      else change(item.id, afterProblem(current, result, Date.now()))
    }
    start()
  }

  async function deliver(item: UploadItem): Promise<SendResult | 'settled'> {
    // The response to the last bytes may have been lost, so the server is asked.
    if (item.upload_id) {
      await askAbout(item.family_id, [item.upload_id])
      const current = parts.queue.get().get(item.id)
      if (current?.state !== 'sending') return 'settled'
    }
    const file = await parts.fileOf(item.id)
    if (!parts.queue.get().has(item.id)) return 'settled'
    if (!file) return { kind: 'unreadable' }
    let shown = 0
    const sending = parts.send(item, file, {
      created: (upload_id) => change(item.id, { upload_id }),
      progress(sent) {
        if (Date.now() - shown < PROGRESS_EVERY_MS) return
        shown = Date.now()
        change(item.id, { sent, ...(sent > 0 && { attempts: 0 }) })
      },
    })
    sendings.set(item.id, sending)
    return sending.result
  }

  async function askAbout(family_id: string, ids: string[]) {
    const before = parts.queue.get()
    const uploads = await parts.ask(family_id, ids)
    parts.queue.change((queue) => withServerStates(queue, ids, uploads))
    let added = 0
    let changes = 0
    for (const [id, item] of parts.queue.get()) {
      if (item.state === before.get(id)?.state || !item.upload_id || !ids.includes(item.upload_id)) continue
      changes++
      if (item.state === 'done' && !item.about) added++
      parts.changed(item)
    }
    if (added > 0) parts.arrived(family_id, added)
    return changes
  }

  function askDeferred() {
    if (askTimer !== undefined || pendingBatches(parts.queue.get()).length === 0) return
    askTimer = setTimeout(() => void askAll(), askDelay)
  }

  async function askAll() {
    let changes = 0
    let hasAnswered = false
    for (const { family_id, ids } of pendingBatches(parts.queue.get())) {
      try {
        changes += await askAbout(family_id, ids)
        hasAnswered = true
      } catch (error) {
        // Former members get a 404 for the family. Other errors mean that the server is unreachable for a while.
        if (error instanceof ApiProblem && error.status === 404) giveUp(ids)
      }
    }
    askDelay = changes > 0 ? ASK_EVERY_MS : Math.min(ASK_AT_LEAST_EVERY_MS, askDelay * 1.3)
    askTimer = undefined
    // The server is reachable, so pauses end early.
    if (hasAnswered) endPauses()
    start()
  }

  function giveUp(upload_ids: string[]) {
    for (const { id, upload_id } of parts.queue.get().values())
      if (upload_id && upload_ids.includes(upload_id)) change(id, { state: 'failed', failure: 'not_allowed' })
  }

  function endPauses() {
    for (const item of parts.queue.get().values())
      if (item.state === 'paused' && !item.held) change(item.id, { retry_at: 0 })
  }

  return {
    start,
    resume() {
      endPauses()
      askDelay = ASK_EVERY_MS
      start()
    },
    abort() {
      for (const sending of sendings.values()) sending.stop()
    },
    stop(id) {
      sendings.get(id)?.stop()
      sendings.delete(id)
    },
  }
}
