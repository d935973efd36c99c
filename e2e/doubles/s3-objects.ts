import { storeObject, type FakeBucket } from './s3-bucket.ts'
import { S3Failure, type S3Reply } from './s3-reply.ts'
import type { S3Request } from './s3-request.ts'

/** Object-level requests, except multipart uploads. */
export function answerForObject(bucket: FakeBucket, request: S3Request): S3Reply {
  const { method, key, headers, body } = request
  if (method === 'PUT') return { headers: { etag: storeObject(bucket, { key, headers, condition: headers }, body) } }
  if (method === 'DELETE') {
    bucket.objects.delete(key)
    return { status: 204 }
  }
  if (method === 'GET' || method === 'HEAD') return readObject(bucket, request)
  throw new S3Failure('NotImplemented', 501)
}

function readObject({ objects }: FakeBucket, { key, headers }: S3Request): S3Reply {
  const object = objects.get(key)
  if (!object) throw new S3Failure('NoSuchKey', 404)
  const { body, etag, contentType, metadata, modified } = object
  const facts = {
    ...metadata,
    etag: `"${etag}"`,
    'content-type': contentType,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
  }
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (from === '' && to === '') return { headers: facts, body }
  const start = from === '' ? Math.max(0, body.length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1)
  if (start >= body.length) throw new S3Failure('InvalidRange', 416)
  const range = { 'content-range': `bytes ${start}-${end}/${body.length}` }
  return { status: 206, headers: { ...facts, ...range }, body: body.subarray(start, end + 1) }
}
