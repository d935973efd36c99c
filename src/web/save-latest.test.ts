import { expect, test } from 'vitest'
import { saveLatest } from './save-latest.ts'

function slowServer() {
  const asked: { value: string; answer: PromiseWithResolvers<void> }[] = []
  const save = (value: string) => {
    const answer = Promise.withResolvers<void>()
    asked.push({ value, answer })
    return answer.promise
  }
  return { asked, save, values: () => asked.map(({ value }) => value) }
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve))

test("quick changes end with the last choice, and those in between aren't sent", async () => {
  const server = slowServer()
  const choose = saveLatest<string>()
  const first = choose('light', server.save)
  expect(await choose('dark', server.save)).toBe(false)
  expect(await choose('system', server.save)).toBe(false)
  server.asked[0]?.answer.resolve()
  await aMoment()
  expect(server.values()).toEqual(['light', 'system'])
  server.asked[1]?.answer.resolve()
  expect(await first).toBe(true)
})

test('a failure is reported only for the last choice', async () => {
  const server = slowServer()
  const choose = saveLatest<string>()
  const first = choose('light', server.save)
  void choose('dark', server.save)
  server.asked[0]?.answer.reject(new Error('offline'))
  await aMoment()
  server.asked[1]?.answer.reject(new Error('still offline'))
  await expect(first).rejects.toThrow('still offline')
  const next = choose('system', server.save)
  server.asked[2]?.answer.resolve()
  expect(await next).toBe(true)
})
