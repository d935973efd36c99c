import { randomUUID } from 'node:crypto'
import { md5, storeObject, type FakeBucket, type UnfinishedUpload } from './s3-bucket.ts'
import { element, S3Failure, text, xmlReply, type S3Reply } from './s3-reply.ts'
import type { S3Request } from './s3-request.ts'

/** Every part but the last has at least this size. */
const SMALLEST_PART_BYTES = 5 * 1024 * 1024

/** Whether a request is about an upload in parts. */
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
    upload.parts.set(Number(query.get('partNumber')), body)
    return { headers: { etag: `"${md5(body)}"` } }
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
    const bytes = parts.get(Number(/<PartNumber>(\d+)</.exec(part)?.[1]))
    if (!bytes || !part.includes(md5(bytes))) throw new S3Failure('InvalidPart', 400)
    return bytes
  })
  if (chosen.slice(0, -1).some((bytes) => bytes.length < SMALLEST_PART_BYTES))
    throw new S3Failure('EntityTooSmall', 400)
  const sums = Buffer.concat(chosen.map((bytes) => Buffer.from(md5(bytes), 'hex')))
  const target = { key: request.key, headers, condition: request.headers }
  return storeObject(bucket, target, Buffer.concat(chosen), `${md5(sums)}-${chosen.length}`)
}

function listParts({ parts }: UnfinishedUpload): S3Reply {
  const listed = [...parts]
    .toSorted(([a], [b]) => a - b)
    .map(([number, bytes]) => {
      const facts = element('ETag', text(`"${md5(bytes)}"`)) + element('Size', bytes.length)
      return element('Part', element('PartNumber', number) + facts)
    })
  return xmlReply(element('ListPartsResult', element('IsTruncated', false) + listed.join('')))
}
