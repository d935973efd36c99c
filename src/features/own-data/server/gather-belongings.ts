import { Readable } from 'node:stream'
import { asUser, type Database } from '#server/db/database.ts'
import { selectReadableTables } from '#server/db/readable-tables.queries.ts'
import { downloadName } from '#server/storage/download-name.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import {
  countOriginals,
  originalKinds,
  selectBelongings,
  selectFamiliesOf,
  selectOriginals,
  type Belonging,
  type ExportedFamily,
  type ExportedOriginal,
} from './belongings.queries.ts'
import type { AddEntry } from '#features/transfer/server/zip-file.ts'

const ORIGINALS_PAGE = 200

type Gathering = {
  db: Database
  store: ObjectStore
  user_id: string
  add: AddEntry
  onProgress: (progress: { files_done: number; files_total: number }) => Promise<void>
}

/** Puts everything that is somebody's into a ZIP: what is known of them, then each family with its originals. */
export async function gatherBelongings(gathering: Gathering): Promise<void> {
  const { db, user_id } = gathering
  const families = await asUser(db, user_id, (tx) => selectFamiliesOf(tx, user_id))
  await addTables(gathering, 'account')
  for (const family of families) await addTables(gathering, folderOf(family), family)
  await addOriginals(gathering, families)
}

/** One JSON file for each table that has something of theirs. */
async function addTables({ db, user_id, add }: Gathering, folder: string, family?: ExportedFamily) {
  await asUser(db, user_id, async (tx) => {
    for (const table of await selectReadableTables(tx)) {
      if (table.columns.includes('family_id') !== (family !== undefined) || table.name === 'families') continue
      const is_owned = family?.role === 'owner'
      if (!is_owned && table.person_columns.length === 0 && table.name !== 'profiles') continue
      const belonging: Belonging = { table, user_id, ...(family && { family: { id: family.id, is_owned } }) }
      const rows = selectBelongings(tx, belonging)
      const first = await rows.next()
      if (first.done) continue
      await add({
        path: `${folder}/${table.name}.json`,
        stream: Readable.from(asJson(first.value, rows)),
        compress: true,
      })
    }
  })
  if (family) await add({ path: `${folder}/family.json`, stream: Readable.from([JSON.stringify(family, null, 2)]) })
}

async function* asJson(first: unknown, rest: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `[\n${JSON.stringify(first)}`
  for await (const row of rest) yield `,\n${JSON.stringify(row)}`
  yield '\n]\n'
}

async function addOriginals({ db, store, user_id, add, onProgress }: Gathering, families: ExportedFamily[]) {
  const wanted = families.flatMap((family) =>
    originalKinds.map((kind) => ({
      ...{ family, kind },
      of: { family_id: family.id, user_id, is_owned: family.role === 'owner' },
    })),
  )
  let files_total = 0
  for (const { kind, of } of wanted) files_total += await asUser(db, user_id, (tx) => countOriginals(tx, kind, of))
  let files_done = 0
  const missing: string[] = []
  await onProgress({ files_done, files_total })
  for (const { family, kind, of } of wanted) {
    for (let after: string | undefined; ;) {
      const from = after
      const page = await asUser(db, user_id, (tx) => selectOriginals(tx, kind, of, from, ORIGINALS_PAGE))
      for (const original of page) {
        const path = `${folderOf(family)}/${kind}/${nameOf(original)}`
        const opened = await openOrMiss(store, original.storage_path)
        if (opened) await add({ path, stream: opened.stream, mtime: new Date(original.created_at) })
        else missing.push(path)
        if (++files_done % 25 === 0) await onProgress({ files_done, files_total })
      }
      after = page.at(-1)?.id
      if (page.length < ORIGINALS_PAGE) break
    }
  }
  if (missing.length) await add({ path: 'missing.txt', stream: Readable.from([missing.join('\n')]) })
  await onProgress({ files_done, files_total: files_done })
}

/** One lost object must not keep everything else from its person. */
async function openOrMiss(store: ObjectStore, key: string) {
  try {
    return await store.open(key)
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined
    throw error
  }
}

function folderOf({ id, name }: ExportedFamily): string {
  return `families/${plain(name)}-${id.slice(-6)}`
}

/** By the day, then as people called it; the end of the id keeps two of the same name apart. */
function nameOf({ id, filename, file_type, taken_at, created_at }: ExportedOriginal): string {
  const name = downloadName(filename, file_type)
  const dot = name.lastIndexOf('.')
  return `${(taken_at ?? created_at).slice(0, 10)} ${name.slice(0, dot)} ${id.slice(-6)}${name.slice(dot)}`
}

function plain(text: string): string {
  const name = downloadName(text, 'application/octet-stream')
  return name.slice(0, name.lastIndexOf('.')) || 'family'
}
