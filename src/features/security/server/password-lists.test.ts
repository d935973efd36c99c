import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isListedPassword } from './password-lists.ts'

const leaked = Array.from({ length: 300 }, (_, i) => `a password that leaked ${i}`)
let folder: string
let breached: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passwords-'))
  breached = path.join(folder, 'pwned.txt')
  const lines = leaked.map(
    (password, i) => `${createHash('sha1').update(password).digest('hex').toUpperCase()}:${10 ** (i % 9)}`,
  )
  await writeFile(breached, lines.toSorted().join('\r\n'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each(['1qaz2wsx3edc', 'qwerty123456', '1QAZ2wsx3edc', 'leavemealone', 'unbelievable'])(
  'finds the common password %s',
  async (password) => expect(await isListedPassword(password, undefined)).toBe(true),
)

test('finds every leaked password in a list like that of Have I Been Pwned, and no other', async () => {
  for (const password of leaked) expect(await isListedPassword(password, breached), password).toBe(true)
  for (let i = 0; i < 300; i++) expect(await isListedPassword(`herons over the quiet lake ${i}`, breached)).toBe(false)
  expect(await isListedPassword(leaked[0]!, undefined)).toBe(false)
})
