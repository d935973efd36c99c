import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readHead } from './read-head.ts'

test('the first bytes are read, and the rest stays', async () => {
  const stream = Readable.from([Buffer.from('su'), Buffer.from('mmer'), Buffer.from(' 1974')], { objectMode: false })
  expect(String(await readHead(stream, 4))).toBe('summ')
  expect(String(await buffer(stream))).toBe('er 1974')
})

test('a short stream that ends late gives what it has, without keeping everything else waiting', async () => {
  const stream = new PassThrough()
  stream.write('sun')
  const head = readHead(stream, 100)
  await sleep(20)
  stream.end('ny')
  expect(String(await head)).toBe('sunny')
})

test('an empty stream has no bytes, and an error is passed on', async () => {
  expect(await readHead(Readable.from([], { objectMode: false }), 4)).toHaveLength(0)
  const broken = new PassThrough()
  const head = readHead(broken, 4)
  broken.destroy(new Error('The disk is gone.'))
  await expect(head).rejects.toThrow('The disk is gone.')
})
