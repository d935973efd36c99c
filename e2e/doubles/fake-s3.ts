import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { answerForBucket, FakeBucket } from './s3-bucket.ts'
import { answerForMultipart, isMultipart } from './s3-multipart.ts'
import { answerForObject } from './s3-objects.ts'
import { failureReply, S3Failure, type S3Reply } from './s3-reply.ts'
import { readRequest, type S3Request } from './s3-request.ts'
import { requireSignature } from './s3-signature.ts'

type Matches = (request: S3Request) => boolean
type PlannedFailure = { left: number; failure: S3Failure; when: Matches }
/** The connection is cut in the middle of the body, or no more bytes arrive. */
type Break = 'cut' | 'stall'

/** An in-memory S3 server for tests with path-style URLs. Verifies every signature. */
export type FakeS3 = {
  /** Settings for the app. The bucket doesn't exist until it's created. */
  settings: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
  buckets: Map<string, FakeBucket>
  /** Makes the next `times` matching requests fail with this error code and HTTP status. */
  failNext(times: number, code: string, options?: { status?: number; when?: Matches }): void
  /** Carries out the next `times` matching requests and sends half of the response. */
  breakNext(times: number, how: Break, when: Matches): void
  /** Delays every request by this many ms. */
  slowDown(milliseconds: number): void
  /** Keeps every request waiting until the returned function is called. */
  hold(): () => void
  /** Resolves when all clients have disconnected, such as those that were killed, and what they sent has been read. */
  untilAlone(): Promise<void>
  /** Called with each signed request before the response. */
  watch(listener: (request: S3Request) => void): void
  /** Clears planned failures and breaks, the delay, the hold, and the watcher. */
  behave(): void
  close(): Promise<void>
}

export async function startFakeS3(): Promise<FakeS3> {
  const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret', region: 'eu-test-1' }
  const buckets = new Map<string, FakeBucket>()
  let planned: PlannedFailure[] = []
  let breaks: { left: number; how: Break; when: Matches }[] = []
  let delayMs = 0
  let held = Promise.withResolvers<void>()
  held.resolve()
  let listener: (request: S3Request) => void = () => {}

  const server = createServer(async (message, response) => {
    try {
      const request = await readRequest(message)
      await Promise.all([sleep(delayMs), held.promise])
      send(response, request.method, answer(request), plannedBreak(request))
    } catch (error) {
      // The client disconnected in the middle of its body.
      if (!message.complete) response.destroy()
      else send(response, message.method ?? '', failureReply(toFailure(error)))
    }
  })

  function answer(request: S3Request): S3Reply {
    requireSignature(request, credentials)
    listener(request)
    failAsPlanned(request)
    const bucket = buckets.get(request.bucket)
    if (request.method === 'PUT' && !request.key) {
      if (bucket) throw new S3Failure('BucketAlreadyOwnedByYou', 409)
      buckets.set(request.bucket, new FakeBucket())
      return {}
    }
    if (!bucket) throw new S3Failure('NoSuchBucket', 404)
    if (!request.key) return answerForBucket(bucket, request)
    return isMultipart(request) ? answerForMultipart(bucket, request) : answerForObject(bucket, request)
  }

  function failAsPlanned(request: S3Request) {
    const plan = planned.find(({ left, when }) => left > 0 && when(request))
    if (!plan) return
    plan.left--
    throw plan.failure
  }

  function plannedBreak(request: S3Request): Break | undefined {
    const plan = breaks.find(({ left, when }) => left > 0 && when(request))
    if (plan) plan.left--
    return plan?.how
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: { ...credentials, endpoint: `http://127.0.0.1:${port}`, bucket: 'hearthbook' },
    buckets,
    failNext(times, code, { status = 503, when = () => true } = {}) {
      planned = [...planned.filter(({ left }) => left > 0), { left: times, failure: new S3Failure(code, status), when }]
    },
    breakNext(times, how, when) {
      breaks.push({ left: times, how, when })
    },
    slowDown(milliseconds) {
      delayMs = milliseconds
    },
    hold() {
      const gate = Promise.withResolvers<void>()
      held = gate
      return gate.resolve
    },
    async untilAlone() {
      do await sleep(20)
      while ((await promisify(server.getConnections.bind(server))()) > 0)
    },
    watch(next) {
      listener = next
    },
    behave() {
      planned = []
      breaks = []
      delayMs = 0
      held.resolve()
      listener = () => {}
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** An unexpected error is a bug in the double, so it's reported as one. */
function toFailure(error: unknown): S3Failure {
  return error instanceof S3Failure ? error : new S3Failure(`BrokenDouble: ${String(error)}`, 500)
}

function send(
  response: ServerResponse,
  method: string,
  { status = 200, headers = {}, body = '' }: S3Reply,
  broken?: Break,
) {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  if (!broken) return response.end(method === 'HEAD' ? undefined : body)
  const half = Buffer.from(body).subarray(0, Buffer.byteLength(body) / 2)
  return response.write(half, () => broken === 'cut' && response.destroy())
}
