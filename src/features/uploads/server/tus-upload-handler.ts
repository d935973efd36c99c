import { AsyncLocalStorage } from 'node:async_hooks'
import type { Readable } from 'node:stream'
import { DataStore, MemoryLocker, Server, Upload, type Locker } from '@tus/server'
import { problemOf } from '#server/http/problem-replies.ts'
import type { Http } from '#server/http/route.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { UPLOAD_MAX_BYTES } from '../uploads.rules.ts'
import { coalescedBody, createChunkPool } from './coalesced-body.ts'
import type { Staging } from './staging.ts'
import type { UploadPurposes } from './upload-purpose.ts'
import { discardUpload, maxBytesOf, receiveUpload } from './upload-steps.ts'
import type { Uploader } from './uploader.ts'
import { selectUpload, touchUpload } from './uploads.queries.ts'

const TUS_VERSION = '1.0.0'
/** How long a request still receives after another one wants to write to the upload. */
const LET_GO_AFTER_MS = 500

type UploadRequest = { uploader: Uploader; http: Http }

/** Resumable uploads (tus 1.0) for members who may add photos, and guests who may send some. */
export type TusUploadHandler = {
  /** Creates an upload, optionally with its first bytes. */
  create(uploader: Uploader, http: Http): Promise<void>
  /** HEAD, PATCH and DELETE for the caller's own upload. */
  continue(uploader: Uploader, upload_id: string, http: Http): Promise<void>
}

export function createTusUploadHandler(
  staging: Staging,
  purposes: UploadPurposes,
  locker: Locker | undefined,
): TusUploadHandler {
  const requests = new AsyncLocalStorage<UploadRequest>()
  const current = () => required(requests.getStore())
  const uploader = () => current().uploader
  const staged = (id: string) => ({ id, family_id: uploader().family_id })
  const chunks = createChunkPool()

  class StagedUploads extends DataStore {
    override extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination', 'expiration']

    override async create(upload: Upload) {
      await staging.begin(staged(upload.id))
      return upload
    }

    /**
     * The server may have died between the last byte and recording that the upload is complete, or the last byte may have just
     * arrived. A client that sees the full offset sends nothing more, so the upload is recorded as received before the
     * response. Called under the upload's lock.
     */
    override async getUpload(id: string) {
      // Before the row is read: a cancellation deletes the row, and then the bytes.
      const offset = await staging.offsetOf(staged(id))
      const upload = await uploader().inTransaction((tx) => selectUpload(tx, uploader(), id))
      // Asking for the offset may have created the file.
      if (upload?.state !== 'receiving' && offset === 0) await staging.remove(staged(id))
      if (!upload) throw notFound()
      const { bytes: size, filename } = upload
      const metadata = { filename }
      if (upload.state !== 'receiving') return new Upload({ id, size, offset: size, metadata })
      const isHead = current().http.request.method === 'HEAD'
      if (isHead && offset === size) await receive(id)
      return new Upload({ id, size, offset, metadata })
    }

    override write(body: Readable, id: string, offset: number) {
      async function* written() {
        for await (const chunk of body as AsyncIterable<Buffer>) {
          yield chunk
          chunks.release(chunk)
        }
      }
      return staging.append(staged(id), written(), offset)
    }
  }

  const server = new Server({
    path: '/uploads',
    datastore: new StagedUploads(),
    locker: locker ?? openQuickLocker(),
    lockDrainTimeout: LET_GO_AFTER_MS,
    maxSize: Math.max(UPLOAD_MAX_BYTES, ...Object.values(purposes).map(maxBytesOf)),
    allowedOrigins: () => false,
    namingFunction: () => newId(),
    generateUrl: (_request, { id }) => `${uploader().path}/${id}`,
    getFileIdFromRequest: (request) => /\/uploads\/([0-9a-f-]{36})$/.exec(new URL(request.url).pathname)?.[1],

    // Otherwise every 64 kB would pass through four streams, which costs more than everything else here.
    async onIncomingRequest(request) {
      if (request.method !== 'HEAD' && request.method !== 'DELETE')
        Object.defineProperty(request, 'body', {
          value: coalescedBody(current().http.request.raw, chunks),
        })
    },

    async onUploadCreate(_request, upload) {
      const { size } = upload
      // Without a length, the end of the upload is unknown.
      if (size === undefined) throw new Problem('invalid_input', { detail: 'Upload-Length is required.' })
      await uploader().begin({ id: upload.id, size, metadata: upload.metadata ?? {} }, staging)
      return {}
    },

    async onUploadFinish(_request, upload) {
      await receive(upload.id)
      return {}
    },

    async onResponseError(_request, error) {
      const { request, reply } = current().http
      // The client has disconnected, and a lost connection isn't an error.
      if (request.raw.socket.destroyed || ('status_code' in error && error.status_code !== 500)) return undefined
      const problem = problemOf(error instanceof Error ? error : new Error(error.body), request)
      const { retryAfterSeconds } = problem.details
      if (retryAfterSeconds !== undefined) reply.raw.setHeader('retry-after', retryAfterSeconds)
      reply.raw.setHeader('content-type', 'application/problem+json')
      return { status_code: problem.status, body: JSON.stringify(problem.toBody()) }
    },
  })

  const receive = (upload_id: string) => receiveUpload(staged(upload_id), staging, uploader().inTransaction)

  async function cancel({ inTransaction, family_id }: Uploader, upload_id: string, { reply }: Http) {
    if (!(await discardUpload({ id: upload_id, family_id }, staging, inTransaction))) throw new Problem('conflict')
    reply.status(204).header('tus-resumable', TUS_VERSION).send()
  }

  function serve(uploadRequest: UploadRequest): Promise<void> {
    const { request, reply } = uploadRequest.http
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    return requests.run(uploadRequest, () => server.handle(request.raw, reply.raw))
  }

  return {
    create: (who, http) => serve({ uploader: who, http }),
    async continue(who, upload_id, http) {
      const upload = await who.inTransaction((tx) => selectUpload(tx, who, upload_id))
      if (!upload) throw notFound()
      const uploadRequest = { uploader: who, http }
      if (http.request.method === 'DELETE') return cancel(who, upload_id, http)
      if (upload.state !== 'receiving') return sendFullOffset(upload, http)
      if (http.request.method === 'PATCH') await who.inTransaction((tx) => touchUpload(tx, upload_id))
      return serve(uploadRequest)
    },
  }
}

/** The library's timeout costs more than its lock, because it's aborted with an error, and most uploads are one request. */
function openQuickLocker(): Locker {
  const locker = new MemoryLocker()
  const { locks } = locker
  return {
    newLock(id) {
      const lock = locker.newLock(id)
      return {
        async lock(stopSignal, requestRelease) {
          if (locks.has(id)) await lock.lock(stopSignal, requestRelease)
          else locks.set(id, { requestRelease })
        },
        unlock: () => lock.unlock(),
      }
    },
  }
}

/** The upload is complete and may have left staging. In the protocol, the response is the full offset. */
function sendFullOffset(upload: { bytes: number }, { request, reply }: Http) {
  reply
    .header('tus-resumable', TUS_VERSION)
    .header('upload-offset', upload.bytes)
    .header('upload-length', upload.bytes)
    .header('cache-control', 'no-store')
    .status(request.method === 'HEAD' ? 200 : 204)
    .send()
}
