import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { openRegularFile } from './durable-files.ts'
import { UNKNOWN_TYPE } from './media-types.ts'
import { assertFits, assertKey, assertPrefix, assertRange } from './object-key.ts'
import { isStoredAt, ObjectExists, ObjectMissing, type BareStore, type ByteSource } from './object-store.ts'
import { abortUploads, ensureBucket, listKeys } from './s3-bucket.ts'
import { lacksConditionalWrites, orStoreError, statusOf } from './s3-errors.ts'

export type S3Settings = {
  /** Unset: Amazon's endpoint for the region. */
  endpoint?: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Larger files are uploaded in parts of this size, one part in memory at a time. */
const PART_BYTES = 16 * 1024 * 1024
/** S3's maximum number of parts. */
const MAX_PARTS = 10_000

/** Stores objects in an S3 bucket, or on a compatible server. Connects on first use. */
export function openS3Store(settings: S3Settings): BareStore {
  const client = clientOf(settings)
  const Bucket = settings.bucket
  let hasConditionalWrites = true

  const store: BareStore = {
    storeFile: async (key, localPath, { contentType }) => {
      await writeOnce(key, contentType, () => fileBody(localPath))
      await rm(localPath, { force: true })
    },

    put: (key, bytes, { contentType }) =>
      writeOnce(key, contentType, async () => ({ body: viewOf(bytes), size: bytes.byteLength })),

    cacheFile: async (key, localPath, { contentType }) => {
      assertFits(key, contentType)
      await orStoreError(key, async () => upload(key, contentType, await fileBody(localPath)))
      await rm(localPath, { force: true })
    },

    write: async (key, source, about) => {
      const { contentType } = about
      const bodyOf = async () => ({ body: streamOf(source), size: source.size })
      if (about.as === 'create') return writeOnce(key, contentType, bodyOf)
      assertFits(key, contentType)
      if (about.as === 'replace' && !isStoredAt(about.storedAt, await store.stat(key))) throw new ObjectMissing(key)
      await orStoreError(key, async () => upload(key, contentType, await bodyOf()))
    },

    open: async (key, range) => {
      assertKey(key)
      if (range) assertRange(range)
      const Range = range && `bytes=${range.start}-${range.end}`
      return orStoreError(key, async () => {
        const answer = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }))
        const size = Number(answer.ContentRange?.split('/')[1] ?? answer.ContentLength)
        const { Body, ContentType: contentType = UNKNOWN_TYPE, LastModified: stored_at = new Date() } = answer
        return { stream: Body as Readable, size, contentType, stored_at }
      })
    },

    stat: async (key) => {
      assertKey(key)
      return orStoreError(key, async () => {
        try {
          const { ContentLength, LastModified } = await client.send(new HeadObjectCommand({ Bucket, Key: key }))
          return { size: ContentLength ?? 0, stored_at: LastModified ?? new Date() }
        } catch (error) {
          if (statusOf(error) === 404) return null
          throw error
        }
      })
    },

    remove: async (key) => {
      assertKey(key)
      await orStoreError(key, () => client.send(new DeleteObjectCommand({ Bucket, Key: key })))
    },

    async *list(prefix) {
      assertPrefix(prefix)
      const keys = listKeys(client, Bucket, prefix)
      for (;;) {
        const next = await orStoreError(prefix, () => keys.next())
        if (next.done) return
        yield next.value
      }
    },

    ready: () => orStoreError(Bucket, () => ensureBucket(client, Bucket)),
    sweepUnfinished: (seconds) => orStoreError(Bucket, () => abortUploads(client, Bucket, seconds)),
  }
  return store

  /** Checks first to avoid a large upload in vain; the conditional write itself decides between two writers. */
  async function writeOnce(key: string, contentType: string, bodyOf: () => Promise<UploadBody>) {
    assertFits(key, contentType)
    if (await store.stat(key)) throw new ObjectExists(key)
    await orStoreError(key, async () => {
      try {
        await upload(key, contentType, await bodyOf(), hasConditionalWrites ? '*' : undefined)
      } catch (error) {
        if (!hasConditionalWrites || !lacksConditionalWrites(error)) throw error
        hasConditionalWrites = false
        await upload(key, contentType, await bodyOf())
      }
    })
  }

  async function upload(key: string, ContentType: string, { body, size }: UploadBody, IfNoneMatch?: string) {
    try {
      await new Upload({
        client,
        params: { Bucket, Key: key, Body: body, ContentType, IfNoneMatch, ContentLength: size },
        partSize: Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS)),
        queueSize: 1,
      }).done()
    } finally {
      if ('destroy' in body) body.destroy()
    }
  }
}

type UploadBody = { body: Readable | Buffer; size: number }

function streamOf(source: ByteSource): Readable {
  async function* pieces() {
    // A copy, because a part of the upload is made of several batches.
    for await (const batch of source.batches()) yield Buffer.concat(batch)
  }
  return Readable.from(pieces(), { objectMode: false })
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

async function fileBody(localPath: string): Promise<UploadBody> {
  const { handle, size } = await openRegularFile(localPath)
  return { body: handle.createReadStream(), size }
}

function clientOf({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    // The signature covers each body's hash. The newer trailing checksums don't work on many servers other than Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000, httpAgent: AGENT, httpsAgent: AGENT },
  })
}

/** A gallery streams many images at the same time. Further requests wait. */
const AGENT = { maxSockets: 128, keepAlive: true }
