import { Upload, type DetailedError } from 'tus-js-client'
import type { ProblemBody } from '#shared/problems.ts'
import type { UploadLimit, UploadItem } from './upload-queue.ts'
import type { Sending, SendResult } from './uploader.ts'
import { takeFrame } from './video-frame.ts'

/** Files up to this size are sent in the request that creates the upload. */
const ONE_REQUEST_BYTES = 8 * 1024 ** 2
/** Larger files are sent in chunks, so that a lost connection costs one chunk at most and requests pass through proxies. */
const CHUNK_BYTES = 16 * 1024 ** 2
/** A connection without progress for this long is considered dead. */
const STALLED_AFTER_MS = 45_000

type Events = { created(upload_id: string): void; progress(sent: number): void }

/** Sends a file with tus, resuming an earlier attempt. Makes one attempt; the queue handles pauses and retries. */
export function sendFile(item: UploadItem, file: File, events: Events): Sending {
  const endpoint = new URL(`/api/families/${item.family_id}/uploads`, location.href).href
  // The import creates its own posters.
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
      // The server looks for the poster when the upload is complete, so the poster is sent first.
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

/** Deletes an unfinished upload on the server. If the request fails, the upload expires there after two days. */
export function cancelUpload(item: UploadItem): void {
  if (!item.upload_id) return
  void Upload.terminate(new URL(`/api/families/${item.family_id}/uploads/${item.upload_id}`, location.href).href, {
    retryDelays: null,
  }).catch(() => {})
}

/** A fallback poster in case the server can't create one. The video works without it. */
async function sendPoster(url: string, frame: Blob | null | undefined): Promise<void> {
  if (!frame) return
  await fetch(url, {
    method: 'PUT',
    body: frame,
    headers: { 'content-type': 'application/offset+octet-stream' },
    signal: AbortSignal.timeout(20_000),
  }).catch(() => {})
}

/** The limit in an error response. */
function uploadLimitOf(error: Error | DetailedError): UploadLimit | undefined {
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
  if (status) return { kind: 'answer', status, held: status === 429 ? uploadLimitOf(error) : undefined }
  // A file that was moved or changed on disk causes the same error as a lost connection. Only reading it shows the
  // difference.
  const readable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
  return readable ? { kind: 'no_connection' } : { kind: 'unreadable' }
}
