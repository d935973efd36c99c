import { finished } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { ZipFile } from '#server/zip-writer.ts'
import type { Member, StreamingMember } from '#features/families/server/member.ts'
import type { Http } from '#server/http/route.ts'
import { contentDisposition, downloadName } from '#server/storage/download-name.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { newId } from '#shared/ids.ts'
import { notFound } from '#shared/problems.ts'
import { DOWNLOAD_LIFETIME_MINUTES } from '../photos.rules.ts'
import { insertDownload, selectDownload, selectOriginals } from './photo-selections.queries.ts'

/** So many photos are looked up at a time: each as it is then, for whoever downloads. */
const LOOKED_UP = 200
/** ZIP knows no earlier time. */
const FIRST_ZIP_YEAR = 1980

type Original = Awaited<ReturnType<typeof selectOriginals>>[number]

/** Keeps a choice of photos, of those that are there. @throws Problem not_found: none is */
export async function createPhotoDownload(
  { tx, family_id, user_id }: Member<'photos.edit'>,
  { photo_ids }: { photo_ids: string[] },
): Promise<{ id: string }> {
  const there = await selectOriginals(tx, family_id, [...new Set(photo_ids)])
  if (there.length === 0) throw notFound()
  const id = newId()
  await insertDownload(tx, { id, family_id, user_id, photo_ids: [...new Set(there.map((photo) => photo.id))] })
  return { id }
}

/** Sends the originals as one ZIP that is never held anywhere: under their names, with the time of the camera. */
export async function readPhotoDownload(
  reader: StreamingMember<'photos.edit'>,
  { download_id }: { download_id: string },
  http: Http,
  store: ObjectStore,
): Promise<void> {
  const { family_id } = reader
  const chosen = await reader.inTransaction((tx) =>
    selectDownload(tx, family_id, download_id, DOWNLOAD_LIFETIME_MINUTES),
  )
  if (!chosen) throw notFound()
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error))
  void fill(zip, reader, chosen.photo_ids, store).catch((error: Error) => output.destroy(error))
  await http.reply
    .header('content-type', 'application/zip')
    .header('content-disposition', contentDisposition('attachment', `photos-${download_id.slice(-6)}.zip`))
    .header('cache-control', 'no-store')
    .send(output)
}

async function fill(zip: ZipFile, reader: StreamingMember<'photos.edit'>, photo_ids: string[], store: ObjectStore) {
  const used = new Map<string, number>()
  for (let from = 0; from < photo_ids.length; from += LOOKED_UP) {
    const ids = photo_ids.slice(from, from + LOOKED_UP)
    const originals = await reader.inTransaction((tx) => selectOriginals(tx, reader.family_id, ids))
    for (const original of originals) {
      const opened = await store.open(original.storage_path).catch(unlessMissing)
      if (!opened) continue
      const { year, mtime } = timeOf(original)
      // Only the camera's own clock, as it was: with it a second time in UTC would be shown in the reader's zone.
      const time = { mtime, forceDosTimestamp: year >= FIRST_ZIP_YEAR }
      zip.addReadStream(opened.stream, uniqueName(original, used), { compress: false, ...time })
      await finished(opened.stream, { writable: false })
    }
  }
  zip.end()
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof ObjectMissing)) throw error
}

function timeOf({ taken_at, created_at }: Original): { year: number; mtime: Date } {
  // Without a zone, so that the hour stays what the camera said wherever this runs.
  const mtime = new Date(taken_at ?? created_at)
  return { year: mtime.getFullYear(), mtime }
}

/** Two cameras both made an IMG_0001.jpg: the second becomes "IMG_0001 (2).jpg". */
function uniqueName({ filename, file_type }: Original, used: Map<string, number>): string {
  const name = downloadName(filename, file_type)
  const key = name.toLowerCase()
  const times = (used.get(key) ?? 0) + 1
  used.set(key, times)
  if (times === 1) return name
  const dot = name.lastIndexOf('.')
  const second = `${name.slice(0, dot)} (${times})${name.slice(dot)}`
  used.set(second.toLowerCase(), 1)
  return second
}
