import { addObject, addTables, addText, cameraTime, nameByDay } from '#features/transfer/server/export-entries.ts'
import type { Pack } from '#features/transfer/server/pack-export.ts'
import { asUser, type Database } from '#server/db/database.ts'
import { downloadName } from '#server/storage/download-name.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import {
  countOriginals,
  originalKinds,
  rowsOfPerson,
  selectFamiliesOf,
  selectOriginals,
  type ExportedFamily,
} from './belongings.queries.ts'

const ORIGINALS_PAGE = 200

type Gathering = Pack & { db: Database; store: ObjectStore; user_id: string }

/** Puts everything that is somebody's into a ZIP: what is known of them, then each family with its originals. */
export async function gatherBelongings(gathering: Gathering): Promise<void> {
  const { db, user_id } = gathering
  const families = await asUser(db, user_id, (tx) => selectFamiliesOf(tx, user_id))
  await addTables(gathering, 'account', (table) => rowsOfPerson(table, user_id))
  for (const family of families) {
    await addTables(gathering, folderOf(family), (table) => rowsOfPerson(table, user_id, family))
    await addText(gathering.add, `${folderOf(family)}/family.json`, JSON.stringify(family, null, 2))
  }
  await addOriginals(gathering, families)
}

async function addOriginals(gathering: Gathering, families: ExportedFamily[]) {
  const { db, user_id, add, onProgress } = gathering
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
        const { storage_path, taken_at, created_at } = original
        const path = `${folderOf(family)}/${kind}/${nameByDay(taken_at ?? created_at, original)}`
        if (!(await addObject(gathering, storage_path, path, cameraTime(original)))) missing.push(path)
        if (++files_done % 25 === 0) await onProgress({ files_done, files_total })
      }
      after = page.at(-1)?.id
      if (page.length < ORIGINALS_PAGE) break
    }
  }
  if (missing.length) await addText(add, 'missing.txt', missing.join('\n'))
  await onProgress({ files_done, files_total: files_done })
}

function folderOf({ id, name }: ExportedFamily): string {
  return `families/${plain(name)}-${id.slice(-6)}`
}

function plain(text: string): string {
  const name = downloadName(text, 'application/octet-stream')
  return name.slice(0, name.lastIndexOf('.')) || 'family'
}
