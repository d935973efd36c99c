import { expect, test } from 'vitest'
import { DecodersBusy } from './decoder-failed.ts'
import { openDecoderSlots } from './decoder-slots.ts'

test('a file that is decoded alone waits for the others, and those that come later wait for it', async () => {
  const take = openDecoderSlots(2)
  const started: string[] = []
  const asks = (name: string, use?: 'alone' | 'rendering') =>
    take(use).then((release) => {
      started.push(name)
      return release
    })
  const first = await asks('first')
  const alone = asks('alone', 'alone')
  const later = asks('later')
  await Promise.resolve()
  expect(started).toEqual(['first'])
  first()
  const finish = await alone
  expect(started).toEqual(['first', 'alone'])
  finish()
  await later
  expect(started).toEqual(['first', 'alone', 'later'])
})

test('a file that waits too long is refused, and leaves its turn to the next', async () => {
  const take = openDecoderSlots(1, 1)
  const finish = await take()
  await expect(take('alone')).rejects.toBeInstanceOf(DecodersBusy)
  finish()
  expect(await take()).toBeTypeOf('function')
})

test('no file waits for a video that is rendered', async () => {
  const take = openDecoderSlots(2)
  await take('rendering')
  const finish = await take('alone')
  finish()
  expect(await take()).toBeTypeOf('function')
})
