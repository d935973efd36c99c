import { finished } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { ZipFile } from '#server/zip-writer.ts'
import type { StreamingMember } from '#features/families/server/member.ts'
import type { Http } from '#server/http/route.ts'
import { contentDisposition, downloadName } from '#server/storage/download-name.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { answersPage } from './answers-page.ts'
import type { ExportedRow } from './export.queries.ts'
import { gatherChild } from './export-child.ts'
import { originalPath, playedPath, shownAnswer } from './recording-paths.ts'

/**
 * A child's answers as one ZIP that is never held anywhere: the recordings as they came, a page that plays them without
 * the internet, and the facts for programs.
 */
export async function exportChildZip(
  owner: StreamingMember<'family.manage'>,
  { child_id }: { child_id: string },
  { reply }: Http,
  store: ObjectStore,
): Promise<void> {
  const { family_id, user_id } = owner
  const gathered = await owner.inTransaction((tx) => gatherChild({ tx, family_id, user_id }, child_id, 'zip'))
  const { facts, rows, locale } = gathered
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error))
  zip.addBuffer(Buffer.from(`${JSON.stringify(facts, null, 2)}\n`), 'answers.json')
  zip.addBuffer(Buffer.from(answersPage(facts, rows.map(shownAnswer), locale)), 'index.html')
  void addFilms(zip, rows, store).catch((error: Error) => output.destroy(error))
  await reply
    .header('content-type', 'application/zip')
    .header('content-disposition', contentDisposition('attachment', downloadName(facts.name, 'application/zip')))
    .header('cache-control', 'no-store')
    .send(output)
}

async function addFilms(zip: ZipFile, rows: ExportedRow[], store: ObjectStore) {
  for (const row of rows) {
    await add(zip, originalPath(row), row.storage_path, store)
    if (row.seekable_path) await add(zip, playedPath(row), row.seekable_path, store)
  }
  zip.end()
}

async function add(zip: ZipFile, path: string | null, key: string | null, store: ObjectStore) {
  if (!path || !key) return
  const opened = await store.open(key).catch((error: unknown) => {
    // One that was lost does not keep the others back.
    if (!(error instanceof ObjectMissing)) throw error
  })
  if (!opened) return
  zip.addReadStream(opened.stream, path, { compress: false })
  await finished(opened.stream, { writable: false })
}
