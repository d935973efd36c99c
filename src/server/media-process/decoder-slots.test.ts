import { expect, test } from 'vitest'
import { DecodersBusy } from './decoder-failed.ts'
import { openDecoderSlots } from './decoder-slots.ts'

test('a file that is decoded alone waits for the others, and later ones wait for it', async () => {
  const take = openDecoderSlots(2)
  const started: string[] = []
  const asks = (name: string, use?: 'alone' | 'rendering') =>
    take({ ...(use && { use }), share: 'ana' }).then((release) => {
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

test('a file that waits too long is refused, and the next one gets its turn', async () => {
  const take = openDecoderSlots(1, 1)
  const finish = await take({ share: 'ana' })
  await expect(take({ use: 'alone', share: 'ana' })).rejects.toBeInstanceOf(DecodersBusy)
  finish()
  expect(await take()).toBeTypeOf('function')
})

test('no file waits for a video that is being rendered', async () => {
  const take = openDecoderSlots(2)
  await take({ use: 'rendering' })
  const finish = await take({ use: 'alone' })
  finish()
  expect(await take()).toBeTypeOf('function')
})

test("one family's files never take the last slot, so another's file is decoded right away", async () => {
  const take = openDecoderSlots(2)
  const [, , third] = [take({ share: 'ana' }), take({ share: 'ana' }), take({ share: 'ana' })]
  let isThirdStarted = false
  void third?.then(() => (isThirdStarted = true))
  const finish = await take({ share: 'ben' })
  expect(isThirdStarted).toBe(false)
  finish()
  await take({ share: 'ben' })
  expect(isThirdStarted).toBe(false)
})

test('when a slot is free, the family with fewer slots comes first', async () => {
  const take = openDecoderSlots(2)
  const started: string[] = []
  const asks = (share: string) =>
    take({ share }).then((release) => {
      started.push(share)
      return release
    })
  const [first] = await Promise.all([asks('ana'), asks('ana'), asks('ben')])
  const waiting = [asks('ana'), asks('ana'), asks('carla')]
  first?.()
  await Promise.race(waiting)
  expect(started).toEqual(['ana', 'ana', 'ben', 'carla'])
})

test('at most one file of others overtakes a file that waits to be decoded alone', async () => {
  const take = openDecoderSlots(2)
  const finishes = await Promise.all([take({ share: 'ana' }), take({ share: 'ana' })])
  let isAlone = false
  void take({ use: 'alone', share: 'ana' }).then(() => (isAlone = true))
  await take({ share: 'ben' })
  let isCarlaDecoded = false
  void take({ share: 'carla' }).then(() => (isCarlaDecoded = true))
  for (const finish of finishes) finish()
  await Promise.resolve()
  expect({ isAlone, isCarlaDecoded }).toEqual({ isAlone: true, isCarlaDecoded: false })
})
