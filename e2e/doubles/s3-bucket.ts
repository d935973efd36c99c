import { createHash } from 'node:crypto'
import { element, S3Failure, text, xmlReply, type S3Reply } from './s3-reply.ts'
import type { S3Request } from './s3-request.ts'

export type StoredObject = {
  body: Buffer
  contentType: string
  etag: string
  metadata: Record<string, string>
  modified: Date
}
export type UnfinishedUpload = {
  key: string
  headers: S3Request['headers']
  parts: Map<number, { body: Buffer; etag: string }>
  initiated: Date
}

export class FakeBucket {
  readonly objects = new Map<string, StoredObject>()
  readonly uploads = new Map<string, UnfinishedUpload>()
}

export function md5(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex')
}

/** Writes an object, unless If-None-Match forbids overwriting it. Returns its quoted ETag. @throws S3Failure */
export function storeObject(
  bucket: FakeBucket,
  { key, headers, condition }: { key: string; headers: S3Request['headers']; condition: S3Request['headers'] },
  body: Buffer,
  etag = md5(body),
): string {
  if (condition['if-none-match'] === '*' && bucket.objects.has(key)) throw new S3Failure('PreconditionFailed', 412)
  const metadata = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'))
  bucket.objects.set(key, {
    body,
    etag,
    contentType: headers['content-type'] ?? 'application/octet-stream',
    metadata: Object.fromEntries(metadata) as Record<string, string>,
    modified: new Date(),
  })
  return `"${etag}"`
}

/** Bucket-level requests: HEAD, list objects, list multipart uploads, delete multiple objects. */
export function answerForBucket(bucket: FakeBucket, { method, query, body }: S3Request): S3Reply {
  if (method === 'HEAD') return {}
  if (method === 'GET' && query.has('uploads')) return listUploads(bucket)
  if (method === 'GET' && query.get('list-type') === '2') return listObjects(bucket, query)
  if (method === 'POST' && query.has('delete')) return deleteObjects(bucket, body)
  throw new S3Failure('NotImplemented', 501)
}

function listObjects({ objects }: FakeBucket, query: URLSearchParams): S3Reply {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
  const most = Number(query.get('max-keys') ?? 1000)
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
  const shown = keys.slice(0, most)
  const isTruncated = keys.length > most
  const contents = shown.map((key) => {
    const { body, etag, modified } = objects.get(key)!
    const facts = element('Size', body.length) + element('ETag', text(`"${etag}"`))
    return element('Contents', element('Key', text(key)) + facts + element('LastModified', modified.toISOString()))
  })
  const token = isTruncated ? element('NextContinuationToken', text(shown.at(-1)!)) : ''
  const head = element('KeyCount', shown.length) + element('IsTruncated', isTruncated) + token
  return xmlReply(element('ListBucketResult', head + contents.join('')))
}

function listUploads({ uploads }: FakeBucket): S3Reply {
  const listed = [...uploads].map(([id, { key, initiated }]) => {
    const when = element('Initiated', initiated.toISOString())
    return element('Upload', element('Key', text(key)) + element('UploadId', id) + when)
  })
  return xmlReply(element('ListMultipartUploadsResult', element('IsTruncated', false) + listed.join('')))
}

function deleteObjects({ objects }: FakeBucket, body: Buffer): S3Reply {
  const keys = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map((match) => match[1]!)
  for (const key of keys) objects.delete(key)
  return xmlReply(element('DeleteResult', keys.map((key) => element('Deleted', element('Key', key))).join('')))
}
