import { Upload, type DetailedError } from 'tus-js-client'
import type { ProblemBody } from '#shared/problems.ts'
import type { Hold, UploadItem } from './upload-queue.ts'
import type { Sending, SendResult } from './uploader.ts'
import { takeFrame } from './video-frame.ts'

/** Up to this size a file travels with its announcement in one request. */
const ONE_REQUEST_BYTES = 8 * 1024 ** 2
/** Bigger ones go in pieces, so that a lost connection costs at most one, and proxies see no giants. */
const CHUNK_BYTES = 16 * 1024 ** 2
/** A connection over which nothing moves for so long is taken for dead. */
const STALLED_AFTER_MS = 45_000

type Events = { created(upload_id: string): void; progress(sent: number): void }

/** Sends a file by tus, from where an earlier try stopped. Tries once; pausing and trying again is the queue's work. */
export function sendFile(item: UploadItem, file: File, events: Events): Sending {
  const endpoint = new URL(`/api/families/${item.family_id}/uploads`, location.href).href
  // Whoever takes an import in looks into its films by itself.
  const isVideo = file.type.startsWith('video/') && !item.about?.import_id
  const frame = isVideo && !item.upload_id ? takeFrame(file) : undefined
  let end: (result: SendResult) => void = () => {}
  let stallTimer: ReturnType<typeof setTimeout> | undefined
  let posterSent = frame === undefined

  const upload = new Upload(file, {
    endpoint: item.upload_id ? null : endpoint,
    uploadUrl: item.upload_id ? `${endpoint}/${item.upload_id}` : null,
    metadata: {
      ...{ filename: item.filename, filetype: item.file_type, last_modified: String(item.last_modified) },
      ...item.about,
    },
    uploadDataDuringCreation: !isVideo && item.bytes <= ONE_REQUEST_BYTES,
    chunkSize: CHUNK_BYTES,
    retryDelays: null,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => events.created(upload.url?.split('/').at(-1) ?? ''),
    async onBeforeRequest(request) {
      // The server looks for the frame when the last bytes are there, so it goes first.
      if (request.getMethod() !== 'PATCH' || posterSent) return
      posterSent = true
      await sendPoster(`${upload.url}/poster`, await frame)
      watch()
    },
    onProgress(sent) {
      watch()
      events.progress(sent)
    },
    onSuccess: () => end({ kind: 'received' }),
    onError: async (error) => end(await problemOf(error, file)),
  })

  function watch() {
    clearTimeout(stallTimer)
    stallTimer = setTimeout(stop, STALLED_AFTER_MS)
  }

  function stop() {
    void upload.abort()
    end({ kind: 'no_connection' })
  }

  const result = new Promise<SendResult>((resolve) => {
    end = resolve
    watch()
    upload.start()
  }).finally(() => clearTimeout(stallTimer))
  return { result, stop }
}

/** Tells the server to forget an unfinished upload. Should that fail, it forgets by itself in two days. */
export function cancelUpload(item: UploadItem): void {
  if (!item.upload_id) return
  void Upload.terminate(new URL(`/api/families/${item.family_id}/uploads/${item.upload_id}`, location.href).href, {
    retryDelays: null,
  }).catch(() => {})
}

/** A picture for the video, should the server be unable to make one; the video is welcome without. */
async function sendPoster(url: string, frame: Blob | null | undefined): Promise<void> {
  if (!frame) return
  await fetch(url, {
    method: 'PUT',
    body: frame,
    headers: { 'content-type': 'application/offset+octet-stream' },
    signal: AbortSignal.timeout(20_000),
  }).catch(() => {})
}

/** The limit that an answer names. */
function holdOf(error: Error | DetailedError): Hold | undefined {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return undefined
  const { code, params } = readJson(response.getBody()) ?? {}
  const for_seconds = Number(response.getHeader('retry-after') ?? 30)
  if (code === 'too_many_uploads' && params)
    return { by: params['of'] === 'family' ? 'family' : 'person', for_seconds, ...numbersOf(params) }
  if (code === 'limit_reached' && params?.['limit'] === 'upload_bytes')
    return { by: 'day', for_seconds, limit: 0, gigabytes: Number(params['times']) }
  return undefined
}

function numbersOf({ limit, gigabytes }: NonNullable<ProblemBody['params']>) {
  return { limit: Number(limit), gigabytes: Number(gigabytes) }
}

function readJson(text: string): Partial<ProblemBody> | undefined {
  try {
    return JSON.parse(text) as Partial<ProblemBody>
  } catch {
    return undefined
  }
}

async function problemOf(error: Error | DetailedError, file: File): Promise<SendResult> {
  const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined
  if (status) return { kind: 'answer', status, held: status === 429 ? holdOf(error) : undefined }
  // A file that was moved or changed on the disk fails like a lost connection; only reading it tells.
  const readable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
  return readable ? { kind: 'no_connection' } : { kind: 'unreadable' }
}
