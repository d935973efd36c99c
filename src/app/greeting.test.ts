import { expect, test } from 'vitest'
import { loadConfig, type Config } from '#server/config.ts'
import { TEST_SECRET } from '#server/db/test-database.ts'
import { greeting } from './greeting.ts'

const at = (settings: Record<string, string>): Config =>
  loadConfig({ SECRET: TEST_SECRET, SMTP_URL: 'smtp://localhost', FFMPEG: 'off', ...settings })
const says = (settings: Record<string, string>, isTerminal = true) =>
  greeting(at(settings), { setup: null, mailbox: undefined, isTerminal })
/** Only codes have these. */
const code = /[▀▄█]/

test('a terminal shows the address as a code for phones', () => {
  expect(says({ APP_URL: 'https://photos.example.org' })).toMatch(code)
})

test('a log has no code, and neither has an address that only this machine can open', () => {
  expect(says({ APP_URL: 'https://photos.example.org' }, false)).not.toMatch(code)
  expect(says({})).not.toMatch(code)
})

test('a server that others reach without an address hints at one for them, with a name', () => {
  const hint = says({ HOST: '0.0.0.0', PORT: '3456' })
  expect(hint).toMatch(/Set APP_URL to the address they open, such as http:\/\/\S+:3456 or http:\/\/\S+\.local:3456/)
})
