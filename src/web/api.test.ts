import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { anyone, contract, operation, type Callable } from '#shared/contract.ts'
import { ApiProblem, call, requestOf } from './api.ts'
import { currentNeed, onNeed, settleNeed } from './identity-needs.ts'
import { announceSignedIn, onSignedOut } from './session-events.ts'

const declared = contract({
  listPhotos: operation('GET', '/api/families/:family_id/photos', {
    access: anyone,
    summary: 'Photos',
    params: z.object({ family_id: z.string() }),
    query: z.object({ limit: z.optional(z.number()), tags: z.optional(z.array(z.string())) }),
    response: z.object({ total: z.number() }),
  }),
  editPhoto: operation('PATCH', '/api/families/:family_id/photos/:photo_id', {
    access: anyone,
    summary: 'Edit',
    params: z.object({ family_id: z.string(), photo_id: z.string() }),
    body: z.object({ description: z.string() }),
  }),
})
const listPhotos: Callable<typeof declared.listPhotos> = { ...declared.listPhotos, has_body: undefined }
const editPhoto: Callable<typeof declared.editPhoto> = { ...declared.editPhoto, has_body: true }

const fetchMock = vi.fn<typeof fetch>()
const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetchMock.mockReset()
})

test('each part of an input is sent where the contract says', () => {
  expect(requestOf(listPhotos, { family_id: 'a/b', limit: 5, tags: ['sea', 'dog'] })).toEqual({
    url: '/api/families/a%2Fb/photos?limit=5&tags=sea&tags=dog',
  })
  expect(requestOf(editPhoto, { family_id: 'f', photo_id: 'p', description: 'Beach' })).toEqual({
    url: '/api/families/f/photos/p',
    body: '{"description":"Beach"}',
  })
})

test('a read is retried after 200, 400 and 800 ms while the server restarts', async () => {
  fetchMock.mockImplementation(async () => json(503, {}))
  fetchMock.mockImplementationOnce(async () => json(502, {}))
  const started = Date.now()
  const answer = call(listPhotos, { family_id: 'f' })
  await vi.advanceTimersByTimeAsync(600)
  expect(fetchMock).toHaveBeenCalledTimes(3)
  fetchMock.mockImplementation(async () => json(200, { total: 3 }))
  await vi.advanceTimersByTimeAsync(800)
  expect(await answer).toEqual({ total: 3 })
  expect(Date.now() - started).toBe(1400)
})

test('a change is never retried', async () => {
  fetchMock.mockImplementation(async () => json(503, { code: 'unavailable' }, { 'retry-after': '7' }))
  const answer = call(editPhoto, { family_id: 'f', photo_id: 'p', description: '' })
  await expect(answer).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 7 })
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('a refused call throws its code, params and fields', async () => {
  fetchMock.mockImplementation(async () =>
    json(400, { code: 'invalid_input', fields: { name: 'family_name_required' }, params: { most: 3 } }),
  )
  const failure = await call(listPhotos, { family_id: 'f' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiProblem)
  expect(failure).toMatchObject({
    code: 'invalid_input',
    fields: { name: 'family_name_required' },
    params: { most: 3 },
  })
})

test('a network failure and an error page from a proxy have different codes', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(call(listPhotos, { family_id: 'f' })).rejects.toMatchObject({ code: 'offline' })
  fetchMock.mockImplementation(async () => new Response('<h1>Bad</h1>', { status: 500 }))
  await expect(call(listPhotos, { family_id: 'f' })).rejects.toMatchObject({ code: 'unexpected', status: 500 })
})

test('an expired session is announced to every listener', async () => {
  const heard = vi.fn<() => void>()
  const stop = onSignedOut(heard)
  fetchMock.mockImplementation(async () => json(401, { code: 'signed_out' }))
  await expect(call(listPhotos, { family_id: 'f' })).rejects.toMatchObject({ code: 'signed_out' })
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})

test('a call that needs reauthentication waits for it, then is repeated', async () => {
  fetchMock.mockResolvedValueOnce(json(403, { code: 'proof_required' }))
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }))
  const stop = onNeed(() => {})
  const done = call(editPhoto, { family_id: 'f', photo_id: 'p', description: 'Beach' })
  await expect.poll(currentNeed).toBe('proof')
  settleNeed(true)
  await expect(done).resolves.toBeUndefined()
  expect(fetchMock.mock.calls[1]).toEqual(fetchMock.mock.calls[0])
  stop()
})

test('a call fails if reauthentication is declined, and asks only once if it is refused again', async () => {
  fetchMock.mockImplementation(async () => json(403, { code: 'proof_required' }))
  const stop = onNeed(() => {})
  const given = [false, true]
  for (const answer of given) {
    const refused = call(editPhoto, { family_id: 'f', photo_id: 'p', description: 'Beach' }).catch(
      (why: unknown) => why,
    )
    await expect.poll(currentNeed).toBe('proof')
    settleNeed(answer)
    expect(await refused).toMatchObject({ code: 'proof_required' })
    expect(currentNeed()).toBeNull()
  }
  stop()
})

test("calls with an expired session share one sign-in dialog, and the session only ends if it's declined", async () => {
  const forgotten = vi.fn<() => void>()
  const stops = [onNeed(() => {}), onSignedOut(forgotten)]
  fetchMock.mockImplementation(async () => json(401, { code: 'signed_out', params: { reason: 'ran_out' } }))
  const calls = Promise.allSettled([
    call(listPhotos, { family_id: 'f' }),
    call(editPhoto, { family_id: 'f', photo_id: 'p', description: 'Beach' }),
  ])
  await expect.poll(currentNeed).toBe('session')
  await expect.poll(() => fetchMock.mock.calls.length).toBe(2)
  await Promise.resolve()
  expect(forgotten).not.toHaveBeenCalled()
  settleNeed(false)
  expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(forgotten).toHaveBeenCalled()
  for (const stop of stops) stop()
})

test('a call that was in flight while the user signed in again is repeated, and the session stays', async () => {
  const forgotten = vi.fn<() => void>()
  const stop = onSignedOut(forgotten)
  const { promise: refusal, resolve: refuse } = Promise.withResolvers<Response>()
  fetchMock.mockReturnValueOnce(refusal)
  fetchMock.mockImplementation(async () => json(200, { total: 3 }))
  const answer = call(listPhotos, { family_id: 'f' })
  await expect.poll(() => fetchMock.mock.calls.length).toBe(1)
  announceSignedIn()
  refuse(json(401, { code: 'signed_out' }))
  expect(await answer).toEqual({ total: 3 })
  expect(forgotten).not.toHaveBeenCalled()
  stop()
})

test('a call refused while the sign-in dialog is open waits for it, for any reason', async () => {
  const forgotten = vi.fn<() => void>()
  const stops = [onNeed(() => {}), onSignedOut(forgotten)]
  fetchMock.mockResolvedValueOnce(json(401, { code: 'signed_out', params: { reason: 'ran_out' } }))
  const first = call(listPhotos, { family_id: 'f' })
  await expect.poll(currentNeed).toBe('session')
  fetchMock.mockResolvedValueOnce(json(401, { code: 'signed_out' }))
  const second = call(listPhotos, { family_id: 'f' })
  await expect.poll(() => fetchMock.mock.calls.length).toBe(2)
  await Promise.resolve()
  fetchMock.mockImplementation(async () => json(200, { total: 3 }))
  settleNeed(true)
  expect(await Promise.all([first, second])).toEqual([{ total: 3 }, { total: 3 }])
  expect(forgotten).not.toHaveBeenCalled()
  for (const stop of stops) stop()
})

test('a read that started before the script had loaded is used once, and not after a change', async () => {
  const url = '/api/families/f/photos'
  const startEarly = () => vi.stubGlobal('firstReads', new Map([[url, Promise.resolve(json(200, { total: 3 }))]]))
  fetchMock.mockImplementation(async () => json(200, { total: 4 }))
  startEarly()
  expect(await call(listPhotos, { family_id: 'f' })).toEqual({ total: 3 })
  expect(await call(listPhotos, { family_id: 'f' })).toEqual({ total: 4 })

  startEarly()
  await call(editPhoto, { family_id: 'f', photo_id: 'p', description: 'Beach' })
  expect(await call(listPhotos, { family_id: 'f' })).toEqual({ total: 4 })
})
