import { describe, expect, test } from 'vitest'
import { Problem } from '#shared/problems.ts'
import { ana, family, server, openOnceForAnaAndBen } from '#kit/ana-and-ben.ts'
import { openProxy, sendThrough, twoOnOneConnection } from '#kit/connections.ts'
import { beginUpload, idOf, tus } from '#kit/uploads.ts'

let isDiskFull = false
let isPlanFull = false

openOnceForAnaAndBen({
  context: (laid) => ({
    ...laid,
    staging: { ...laid.staging, hasSpaceFor: async () => !isDiskFull },
    plans: {
      ...laid.plans,
      reservePhotoQuota: async () => {
        if (isPlanFull) throw new Problem('plan_limit_reached')
      },
    },
  }),
})

const MEGABYTE = 1024 ** 2
/** More than the machine's socket buffers hold. */
const LARGE = 12 * MEGABYTE
const bytes = { 'content-type': 'application/offset+octet-stream' }
const json = { 'content-type': 'application/json' }

type Refused = {
  what: string
  method: string
  path: () => string | Promise<string>
  headers?: Record<string, string>
  status: number
  size?: number
  as?: 'stranger' | 'another site'
  while?: 'disk full' | 'plan full'
}

const uploads = () => `/api/families/${family.family_id}/uploads`
const begin = { method: 'POST', path: uploads, headers: { ...tus, 'upload-length': String(LARGE), ...bytes } }
async function begun(): Promise<string> {
  return `${uploads()}/${idOf(await beginUpload(ana, family, new Uint8Array(), { length: LARGE }))}`
}
const metadata = (text: string) => `purpose ${Buffer.from(text).toString('base64')}`

const refusals: Refused[] = [
  { ...begin, what: 'an upload on a full disk', while: 'disk full', status: 507 },
  { ...begin, what: 'an upload beyond the plan', while: 'plan full', status: 402 },
  { ...begin, what: 'an upload without a length', headers: { ...tus, ...bytes }, status: 400 },
  {
    ...begin,
    what: 'an upload for an unknown purpose',
    headers: { ...begin.headers, 'upload-metadata': metadata('nothing') },
    status: 400,
  },
  {
    ...begin,
    what: 'an upload for an unknown import',
    headers: { ...begin.headers, 'upload-metadata': metadata('import') },
    status: 400,
  },
  {
    ...begin,
    what: 'an upload that is too large',
    headers: { ...begin.headers, 'upload-length': String(2 ** 45) },
    status: 413,
  },
  { ...begin, what: 'an upload without a session', as: 'stranger', status: 401 },
  { ...begin, what: 'an upload from another site', as: 'another site', status: 403 },
  {
    ...begin,
    what: 'an upload as plain text',
    headers: { ...begin.headers, 'content-type': 'text/plain' },
    status: 415,
  },
  {
    what: 'a chunk of an unknown upload',
    method: 'PATCH',
    path: () => `${uploads()}/${crypto.randomUUID()}`,
    headers: { ...tus, ...bytes, 'upload-offset': '0' },
    status: 404,
  },
  {
    what: 'a chunk at the wrong offset',
    method: 'PATCH',
    path: begun,
    headers: { ...tus, ...bytes, 'upload-offset': '7' },
    status: 409,
  },
  {
    what: 'a poster that is too large',
    method: 'PUT',
    path: async () => `${await begun()}/poster`,
    headers: { 'content-type': 'image/jpeg' },
    status: 413,
  },
  {
    what: 'a poster of an unknown upload',
    method: 'PUT',
    path: () => `${uploads()}/${crypto.randomUUID()}/poster`,
    headers: { 'content-type': 'image/jpeg' },
    status: 404,
  },
  {
    what: 'a profile photo without a session',
    method: 'PUT',
    path: () => '/api/profile/avatar',
    headers: { 'content-type': 'image/jpeg' },
    as: 'stranger',
    status: 401,
  },
  {
    what: 'a profile photo that is too large',
    method: 'PUT',
    path: () => '/api/profile/avatar',
    headers: { 'content-type': 'image/jpeg' },
    size: 60 * MEGABYTE,
    status: 413,
  },
  { what: 'JSON that is too large', method: 'POST', path: () => '/api/families', headers: json, status: 413 },
  {
    what: 'JSON from another site',
    method: 'POST',
    path: () => '/api/families',
    headers: json,
    as: 'another site',
    status: 403,
  },
  {
    what: 'plain text',
    method: 'POST',
    path: () => '/api/families',
    headers: { 'content-type': 'text/plain' },
    status: 415,
  },
  { what: 'a file for a page', method: 'POST', path: () => '/login', headers: bytes, status: 404 },
  { what: 'a body for a malformed URL', method: 'POST', path: () => '/%ZZ', headers: json, status: 404 },
  { what: 'a body that comes with a GET', method: 'GET', path: () => '/healthz', headers: json, status: 200 },
]

function headersOf({ headers, as }: Refused): Record<string, string> {
  const origin = as === 'another site' ? 'https://evil.example' : server.config.appUrl
  return { origin, ...(as !== 'stranger' && { cookie: ana.cookie }), ...headers }
}

async function whileRefusing<T>({ while: full }: Refused, work: () => Promise<T>): Promise<T> {
  isDiskFull = full === 'disk full'
  isPlanFull = full === 'plan full'
  try {
    return await work()
  } finally {
    isDiskFull = isPlanFull = false
  }
}

/** A hanging connection ends after BODY_TIMEOUT_MS, which is longer. */
const NEVER_MS = 30_000

describe.each([LARGE, MEGABYTE / 2])('a refused request of %i bytes', { timeout: NEVER_MS }, (usual) => {
  // Requests that are only refused for their size are tested with the large body only.
  const early = refusals.filter(({ status }) => usual === LARGE || status !== 413)

  test.each(early)('gets a response, and the connection continues or is announced to close: $what', async (refused) => {
    const path = await refused.path()
    await whileRefusing(refused, async () => {
      const { first, second } = await twoOnOneConnection(
        server.url,
        refused.method,
        path,
        headersOf(refused),
        refused.size ?? usual,
      )
      expect(first.status).toBe(refused.status)
      if (first.closes) expect(second).toBeUndefined()
      else expect(second).toBe(200)
    })
  })

  test.each(early)("doesn't block a proxy's reused connection: $what", async (refused) => {
    const path = await refused.path()
    await whileRefusing(refused, async () => {
      const proxy = await openProxy(server.url)
      try {
        const answer = await sendThrough(proxy.port, refused.method, path, headersOf(refused), refused.size ?? usual)
        expect([refused.status, 502]).toContain(answer)
        expect(await sendThrough(proxy.port, 'GET', '/healthz', {}, 0)).toBe(200)
      } finally {
        proxy.close()
      }
    })
  })
})
