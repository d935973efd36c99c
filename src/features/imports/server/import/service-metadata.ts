import type { Database } from '#server/db/database.ts'
import { applyFacts, type Person } from './apply-facts.ts'
import type { Aim, ImportEntry, Knowledge } from './entry.ts'
import { readICloud } from './icloud.ts'
import { textOf } from './json-rows.ts'
import { folderOf, nameOf, sidecarFinder } from './sidecars.ts'
import { isYearFolder, readAlbum, readSidecar, type Facts, type NamedAlbum } from './takeout-facts.ts'

const SIDECAR_MAX_BYTES = 1024 ** 2
/** Files that exports contain besides photos; they're ignored rather than refused. */
const BESIDE = /\.(json|html?|txt|csv|ini|db|xml|xmp|aae|plist|md|log|url|lnk|nfo|exe|pdf)$/i

/**
 * Metadata that services export in separate files: Google Takeout in a JSON file per photo, iCloud in CSV tables.
 * Tables and album files are read up front, since there are few.
 */
export async function readServiceMetadata(entries: ImportEntry[], db: Database, person: Person): Promise<Knowledge> {
  const json = new Map(
    entries
      .filter(({ name, refused, bytes }) => /\.json$/i.test(name) && !refused && bytes <= SIDECAR_MAX_BYTES)
      .map((entry) => [entry.name, entry]),
  )
  const find = sidecarFinder(json.keys())
  const icloud = await readICloud(entries)
  const albumOf = new Map<string, NamedAlbum>()
  for (const [name, entry] of json) {
    if (nameOf(name).includes('.supp') || /\.\w{3,4}(\(\d+\))?\.json$/i.test(name)) continue
    const album = readAlbum(await textOf(entry))
    const folder = folderOf(name)
    if (album && !isYearFolder(nameOf(folder))) albumOf.set(folder, album)
  }

  async function factsOf(entry: ImportEntry): Promise<Facts> {
    const sidecar = json.get(find(entry.name) ?? '')
    if (sidecar) return readSidecar(await textOf(sidecar)) ?? {}
    const { taken_at, is_favorite } = icloud.detailOf(entry) ?? {}
    return { ...(taken_at && { taken_at }), ...(is_favorite && { is_favorite }) }
  }

  function aimOf(entry: ImportEntry): Aim {
    if (BESIDE.test(entry.name)) return { as: 'ignored' }
    const { is_deleted, is_hidden } = icloud.detailOf(entry) ?? {}
    if (is_deleted) return { as: 'refused', reason: 'deleted_there' }
    // Photos hidden in the source are imported as private.
    return { as: 'photo', audience: is_hidden ? 'private' : undefined }
  }

  return {
    isDeferred: () => false,
    aimOf,
    async apply(entry, photo_id, is_new) {
      const album = albumOf.get(folderOf(entry.name))
      const albums = [...(album ? [album] : []), ...icloud.albumsOf(entry)]
      // A photo can be in its album and in its year folder, in either order.
      await applyFacts(db, person, photo_id, { facts: await factsOf(entry), albums, is_new })
    },
  }
}
