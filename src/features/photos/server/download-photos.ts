import { cameraTime } from '#features/exports/server/entry-names.ts'
import type { Packed } from '#features/exports/server/make-export.ts'
import type { Packing } from '#features/exports/server/packing.ts'
import { requestExport } from '#features/exports/server/request-export.ts'
import type { Export } from '#features/exports/exports.schemas.ts'
import type { Member } from '#features/families/server/member.ts'
import { downloadShares, packingShares } from '#server/jobs/shares.ts'
import { downloadName } from '#server/storage/download-name.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { SELECTION_MAX } from '../photos.rules.ts'
import { selectAllIds, selectOriginals } from './photo-selections.queries.ts'

/** How many photos are looked up at a time, so that a large selection doesn't block smaller ones. */
const PAGE = 200

/** Packs the originals of the photos that exist, or of all. @throws Problem too_many, not_found: none exist */
export async function createPhotoDownload(
  { tx, family_id, user_id }: Member<'photos.save'>,
  chosen: { photo_ids?: string[] | undefined; title?: string | undefined },
): Promise<Export> {
  const asked = chosen.photo_ids ?? (await selectAllIds(tx, family_id, SELECTION_MAX + 1))
  if (asked.length > SELECTION_MAX) throw new Problem('too_many')
  const there = await selectOriginals(tx, family_id, [...new Set(asked)])
  if (there.length === 0) throw notFound()
  const photo_ids = [...new Set(there.map(({ id }) => id))]
  const shares = photo_ids.length > PAGE ? packingShares(user_id) : downloadShares(user_id)
  return requestExport(
    tx,
    { kind: 'selection', user_id, family_id, parameters: { photo_ids, ...(chosen.title && { title: chosen.title }) } },
    shares,
  )
}

/** Adds the originals under their own names, with the capture time. */
export async function packSelection(packing: Packing): Promise<Packed> {
  const { family_id, parameters, day } = packing
  const { photo_ids = [], title = 'photos' } = parameters
  const used = new Map<string, number>()
  await packing.expect(photo_ids.length)
  for (let from = 0; from < photo_ids.length; from += PAGE) {
    const ids = photo_ids.slice(from, from + PAGE)
    for (const original of await packing.ask((tx) => selectOriginals(tx, family_id, ids))) {
      await packing.addOriginal(original.storage_path, uniqueName(original, used), cameraTime(original))
      await packing.advance()
    }
  }
  return { filename: `${title} ${day}.zip` }
}

/** If two cameras created an IMG_0001.jpg, the second becomes "IMG_0001 (2).jpg". */
function uniqueName({ filename, file_type }: { filename: string; file_type: string }, used: Map<string, number>) {
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
