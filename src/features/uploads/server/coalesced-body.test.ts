import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { coalescedBody, createChunkPool } from './coalesced-body.ts'

async function chunksOf(request: Readable) {
  const sizes: number[] = []
  for await (const chunk of coalescedBody(request, createChunkPool())) sizes.push(chunk.length)
  return sizes
}

test('a fast upload is passed on in chunks of a megabyte, without losing a byte', async () => {
  const chunks = Array.from({ length: 40 }, () => Buffer.alloc(65_536, 7))
  const sizes = await chunksOf(Readable.from(chunks))
  expect(sizes).toEqual([1_048_576, 1_048_576, 40 * 65_536 - 2 * 1_048_576])
})

test('a slow upload is passed on before a megabyte has arrived', async () => {
  const slow = Readable.from(
    (async function* () {
      yield Buffer.alloc(1000)
      await sleep(300)
      yield Buffer.alloc(1000)
      yield Buffer.alloc(500)
    })(),
  )
  expect(await chunksOf(slow)).toEqual([2000, 500])
})

test('an empty upload has an empty body', async () => {
  expect(await chunksOf(Readable.from([]))).toEqual([])
})

test('the request of a refused upload stays open for the response', async () => {
  const request = Readable.from([Buffer.alloc(2_000_000), Buffer.alloc(2_000_000)])
  const reader = coalescedBody(request, createChunkPool()).getReader()
  await reader.read()
  await reader.cancel()
  expect(request.destroyed).toBe(false)
})

test('a broken connection fails the body', async () => {
  const broken = new Readable({ read() {} })
  broken.push(Buffer.alloc(1000))
  const reading = chunksOf(broken)
  await sleep(1)
  broken.destroy(new Error('reset'))
  await expect(reading).rejects.toThrow('reset')
})

test('the memory of written chunks is reused, and chunks in use are left alone', async () => {
  const pool = createChunkPool()
  const reader = coalescedBody(Readable.from([Buffer.alloc(3 * 1_048_576, 1), Buffer.alloc(10, 2)]), pool).getReader()
  const { value: first } = await reader.read()
  const { value: second } = await reader.read()
  expect(second!.buffer).not.toBe(first!.buffer)
  pool.release(first!)
  expect(pool.take().buffer).toBe(first!.buffer)
  expect(second!.every((byte) => byte === 1)).toBe(true)
  pool.release(Buffer.alloc(10))
  expect(pool.take().length).toBe(1_048_576)
})
