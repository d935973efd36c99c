import { randomUUID } from 'node:crypto'
import { md5, storeObject, type FakeBucket, type UnfinishedUpload } from './s3-bucket.ts'
import { element, S3Failure, text, xmlReply, type S3Reply } from './s3-reply.ts'
import type { S3Request } from './s3-request.ts'

/** The minimum size of every part except the last. */
const SMALLEST_PART_BYTES = 5 * 1024 * 1024

/** Whether a request belongs to a multipart upload. */
export function isMultipart({ query }: S3Request): boolean {
  return query.has('uploads') || query.has('uploadId')
}

export function answerForMultipart(bucket: FakeBucket, request: S3Request): S3Reply {
  const { method, key, headers, query, body } = request
  if (query.has('uploads') && method === 'POST') {
    const begun = randomUUID()
    bucket.uploads.set(begun, { key, headers, parts: new Map(), initiated: new Date() })
    return xmlReply(element('InitiateMultipartUploadResult', element('Key', text(key)) + element('UploadId', begun)))
  }
  const id = query.get('uploadId') ?? ''
  const upload = bucket.uploads.get(id)
  if (!upload || upload.key !== key) throw new S3Failure('NoSuchUpload', 404)
  if (method === 'PUT') {
    const part = { body, etag: md5(body) }
    upload.parts.set(Number(query.get('partNumber')), part)
    return { headers: { etag: `"${part.etag}"` } }
  }
  if (method === 'GET') return listParts(upload)
  if (method === 'DELETE') {
    bucket.uploads.delete(id)
    return { status: 204 }
  }
  if (method === 'POST') {
    const etag = completeUpload(bucket, upload, request)
    bucket.uploads.delete(id)
    return xmlReply(element('CompleteMultipartUploadResult', element('Key', text(key)) + element('ETag', text(etag))))
  }
  throw new S3Failure('NotImplemented', 501)
}

function completeUpload(bucket: FakeBucket, { parts, headers }: UnfinishedUpload, request: S3Request): string {
  const listed = request.body.toString().matchAll(/<Part>.*?<\/Part>/gs)
  const chosen = [...listed].map(([part]) => {
    const stored = parts.get(Number(/<PartNumber>(\d+)</.exec(part)?.[1]))
    if (!stored || !part.includes(stored.etag)) throw new S3Failure('InvalidPart', 400)
    return stored
  })
  if (chosen.slice(0, -1).some(({ body }) => body.length < SMALLEST_PART_BYTES))
    throw new S3Failure('EntityTooSmall', 400)
  const sums = Buffer.concat(chosen.map(({ etag }) => Buffer.from(etag, 'hex')))
  const bytes = Buffer.concat(chosen.map(({ body }) => body))
  const target = { key: request.key, headers, condition: request.headers }
  return storeObject(bucket, target, bytes, `${md5(sums)}-${chosen.length}`)
}

function listParts({ parts }: UnfinishedUpload): S3Reply {
  const listed = [...parts]
    .toSorted(([a], [b]) => a - b)
    .map(([number, { body, etag }]) => {
      const facts = element('ETag', text(`"${etag}"`)) + element('Size', body.length)
      return element('Part', element('PartNumber', number) + facts)
    })
  return xmlReply(element('ListPartsResult', element('IsTruncated', false) + listed.join('')))
}
