import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isId } from '#shared/is-id.ts'
import { newId } from '#shared/ids.ts'
import { required } from '#shared/required.ts'
import { contentOf } from '#kit/export-content.ts'
import { exportFamily, importZip, inLines } from '#kit/family-exports.ts'
import { fullFamily } from '#kit/full-family.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { zipBytes } from '#kit/zips.ts'

type Row = Record<string, unknown>

const PROMPTS = 'data/personality_prompts.json'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
})
afterAll(() => server.close())

const TIMES = [
  '0000-01-01T00:00:00Z',
  '2026-01-01T00:00:00+23:00',
  '9999-12-31T23:59:59-12:00',
  '2026-01-01T00:00:00rot',
]
const DAYS = ['0000-01-01', '9999-12-31', '2026-02-30']
/** The last one may be cut in the middle of an emoji, wherever that is. */
const TEXTS = [
  '',
  ' ',
  'A\0B',
  'A\ud83d',
  '\udc00',
  'x'.repeat(100_000),
  '😀'.repeat(2000),
  `a${'😀'.repeat(2000)}`,
  `${'👩‍👧'.repeat(20)}`,
]

/** What may be instead of a value in a damaged or forged row. */
function spoiled(value: unknown): unknown[] {
  if (typeof value === 'number') return [-1, 0.5, 2 ** 31, 1e300]
  if (typeof value === 'boolean') return ['yes', null]
  if (value === null) return ['A\0B', 0, {}]
  if (typeof value === 'object') return [null, [], {}, { 'A\0B': 1 }, { text: 'A\ud83d' }]
  if (typeof value !== 'string' || isId(value)) return [newId(), null, '']
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return TIMES
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return DAYS
  return TEXTS
}

/** Copies of a row with one value spoiled in each. */
const spoiledRows = (row: Row) =>
  Object.entries(row).flatMap(([name, value]) =>
    spoiled(value).map((one): Row => ({ ...row, ...('id' in row && { id: newId() }), [name]: one })),
  )

test(
  'rows of an export that are damaged are left out and reported, and everything else is imported',
  { timeout: 240_000 },
  async () => {
    const rosa = await server.person('Rosa')
    const ben = await server.person('Ben')
    const before = await exportFamily(rosa, await fullFamily(server, rosa, ben))
    const files = new Map(before.files)
    for (const [name, bytes] of before.files) {
      const rows: unknown = /^data\/(?!files)\w+\.json$/.test(name) && JSON.parse(String(bytes))
      if (Array.isArray(rows)) {
        files.set(name, Buffer.from(inLines([...rows, ...rows.slice(0, 1).flatMap(spoiledRows)])))
      }
    }
    const zip = path.join(server.config.dataDir, 'damaged.zip')
    await writeFile(zip, await zipBytes(Object.fromEntries(files)))
    const again = await rosa.opensFamily('Ríos, again')
    await server.join(again, ben, 'viewer')
    const { refused } = await importZip(zip, rosa, again)
    expect(refused).toContain('data/people.json: Some of the file’s contents can’t be read')
    const was = contentOf(before.files)
    const is = contentOf((await exportFamily(rosa, again)).files)
    for (const [table, rows] of Object.entries(was)) {
      const imported = required(is[table]).map(withoutRuns)
      const missing = rows.map(withoutRuns).filter((row) => !imported.includes(row))
      // Instead of whole tables, a failure shows which rows are missing.
      expect(missing, `${table} has ${imported.join('\n')}`).toEqual([])
    }
  },
)

test('a question in the place of one that the family asks is imported as replaced', async () => {
  const rosa = await server.person('Rosa')
  const before = await exportFamily(rosa, await fullFamily(server, rosa, await server.person('Ben')))
  const prompts = JSON.parse(String(before.files.get(PROMPTS))) as Row[]
  const asked = prompts.find((row) => row.prompt_key && !row.retired_at)!
  const own: Row = { ...asked, id: newId(), prompt_key: null, prompt_text: 'Who makes you laugh?', skipped_at: null }
  const files = { ...Object.fromEntries(before.files), [PROMPTS]: Buffer.from(inLines([...prompts, own])) }
  const zip = path.join(server.config.dataDir, 'own-question.zip')
  await writeFile(zip, await zipBytes(files))
  const again = await rosa.opensFamily('Ríos, with a question')
  await importZip(zip, rosa, again)
  const is = JSON.parse(String((await exportFamily(rosa, again)).files.get(PROMPTS))) as Row[]
  const inPlace = is.filter((row) => row.prompt_order === own.prompt_order && row.prompt_text !== null)
  expect(inPlace).toMatchObject([{ prompt_text: own.prompt_text, retired_at: expect.any(String) }])
})

/** Copies of a person are that person, whose avatar is then made several times. */
const withoutRuns = (row: string) => row.replaceAll(/"avatar_(?:ready|version)":\d+/g, '')
