import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { S3Failure } from './s3-reply.ts'
import { payloadHash, type S3Request } from './s3-request.ts'

export type S3Credentials = { accessKeyId: string; secretAccessKey: string; region: string }

/** Maximum clock skew between client and server, as on Amazon S3. */
const CLOCK_SKEW_MS = 15 * 60 * 1000

/** Checks the signature (version 4, in the header) and that the body matches it. @throws S3Failure */
export function requireSignature(request: S3Request, credentials: S3Credentials): void {
  const given = authorizationOf(request)
  const [accessKeyId = '', day = '', region = '', service = ''] = given.credential.split('/')
  if (accessKeyId !== credentials.accessKeyId) throw new S3Failure('InvalidAccessKeyId', 403)
  if (region !== credentials.region || service !== 's3') throw new S3Failure('AuthorizationHeaderMalformed', 400)
  if (Math.abs(Date.now() - timeOf(given.date)) > CLOCK_SKEW_MS) throw new S3Failure('RequestTimeTooSkewed', 403)
  requireSignedHeaders(request, given.signedHeaders)

  const scope = `${day}/${region}/s3/aws4_request`
  const canonical = sha256(canonicalRequest(request, given.signedHeaders))
  const steps = [day, region, 's3', 'aws4_request', ['AWS4-HMAC-SHA256', given.date, scope, canonical].join('\n')]
  const start: Buffer = Buffer.from(`AWS4${credentials.secretAccessKey}`)
  const wanted = steps.reduce((key, step) => createHmac('sha256', key).update(step).digest(), start).toString('hex')
  if (!isSame(given.signature, wanted)) throw new S3Failure('SignatureDoesNotMatch', 403)
  requireBody(request)
}

function authorizationOf({ headers }: S3Request) {
  const header = headers.authorization ?? ''
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header) ?? []
  if (!credential || !signedHeaders || !signature) throw new S3Failure('AccessDenied', 403)
  return { credential, signature, signedHeaders: signedHeaders.split(';'), date: String(headers['x-amz-date']) }
}

function requireSignedHeaders({ headers }: S3Request, signed: string[]) {
  const needed = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (needed.some((name) => !signed.includes(name))) throw new S3Failure('AccessDenied', 403)
}

function canonicalRequest({ method, path, query, headers }: S3Request, signed: string[]): string {
  const pairs = [...query].map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  const lines = signed.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  )
  return [
    method,
    path.split('/').map(encoded).join('/'),
    pairs.toSorted().join('&'),
    lines.join(''),
    signed.join(';'),
    payloadHash(headers),
  ].join('\n')
}

function requireBody({ headers, rawBody, body }: S3Request) {
  const hash = payloadHash(headers)
  if (/^[0-9a-f]{64}$/.test(hash) && hash !== sha256(rawBody)) throw new S3Failure('XAmzContentSHA256Mismatch', 400)
  const checksum = headers['x-amz-checksum-crc32']
  if (checksum !== undefined && checksum !== crc32Of(body)) throw new S3Failure('BadDigest', 400)
}

function crc32Of(bytes: Buffer): string {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(bytes))
  return sum.toString('base64')
}

function timeOf(amzDate: string): number {
  return Date.parse(amzDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function isSame(given: string, wanted: string): boolean {
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted))
}
