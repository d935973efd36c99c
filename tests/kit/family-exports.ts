import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { importFiles } from '#features/imports/server/import/import-files.ts'
import { reportOf } from '#features/imports/server/import/report.ts'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { openSource } from './import-source.ts'
import type { Family, Person } from './people.ts'
import { unzip } from './unzip.ts'

/** Exports a family. Returns the ZIP's path and its files. */
export async function exportFamily(owner: Person, { family_id }: Family) {
  const { id } = await owner.call(familyExportContract.requestFamilyExport, { family_id })
  const latest = async () => (await owner.call(familyExportContract.listFamilyExports, { family_id })).exports[0]!
  await expect.poll(latest).toMatchObject({ id, state: 'ready' })
  const bytes = new Uint8Array(
    await (await owner.fetches(`/api/families/${family_id}/exports/${id}/file`)).arrayBuffer(),
  )
  const zip = path.join(owner.server.config.dataDir, `${id}.zip`)
  await writeFile(zip, bytes)
  return { zip, files: await unzip(bytes) }
}

/** As in an export: one row per line. */
export const inLines = (of: unknown) =>
  Array.isArray(of) ? `[\n${of.map((row) => JSON.stringify(row)).join(',\n')}\n]` : JSON.stringify(of)

/** Imports an export like the command does. */
export async function importZip(zip: string, owner: Person, { family_id }: Family) {
  const source = await openSource([zip])
  const who = { family_id, user_id: owner.user_id, source: zip }
  const { items } = await importFiles(source.entries, who, owner.server.context)
  await source.close()
  expect(items).toHaveLength(source.entries.length)
  return reportOf(items)
}
