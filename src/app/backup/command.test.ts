import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { openBareStore } from '#server/storage/open-store.ts'
import { toOperatorMessage } from './command.ts'

const reasonOf = (failing: Promise<unknown>) => failing.then(() => 'nothing failed', toOperatorMessage)

test.skipIf(!existsSync('/dev/full'))('a full disk is reported in a sentence, without a stack trace', async () => {
  expect(await reasonOf(writeFile('/dev/full', 'a photo'))).toMatch(/disk is full/)
})

test('a file-system error names the folder and the problem', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-command-'))
  try {
    const letter = path.join(folder, 'letter.txt')
    await writeFile(letter, 'mine')
    expect(await reasonOf(writeFile(path.join(letter, 'a photo'), ''))).toBe(`${letter}/a photo is not a folder.`)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('an unreachable bucket is named, and unexpected errors are passed on unchanged', async () => {
  const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', SECRET: 'x'.repeat(32) }
  const config = loadConfig({ ...keys, S3_BUCKET: 'photos', S3_ENDPOINT: 'http://127.0.0.1:1' })
  const store = await openBareStore(config)
  expect(await reasonOf(store.ready())).toBe('The storage is unavailable: ECONNREFUSED.')
  expect(toOperatorMessage(new TypeError('a mistake of ours'))).toBeUndefined()
})
