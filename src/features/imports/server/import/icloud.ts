import { readAlbumList, readDetails, type Detail } from './icloud-facts.ts'
import type { ImportEntry } from './entry.ts'
import { textOf } from './json-rows.ts'
import { folderOf, nameOf } from './sidecars.ts'
import { namedAlbum, type NamedAlbum } from './takeout-facts.ts'

const TABLE_MAX_BYTES = 64 * 1024 ** 2

/** A photo's metadata in an iCloud export. */
export type ICloud = {
  detailOf(entry: ImportEntry): Pick<Detail, 'taken_at' | 'is_favorite' | 'is_hidden' | 'is_deleted'> | undefined
  albumsOf(entry: ImportEntry): NamedAlbum[]
}

/**
 * Reads the tables of an Apple privacy export: `Photo Details.csv`, `Photo Details-1.csv` … next to the photos in each
 * part, and a table per album in the first part. Two parts can contain photos with the same name, so tables in the same
 * folder take precedence. Album tables only have file names without folders.
 */
export async function readICloud(entries: ImportEntry[]): Promise<ICloud> {
  const beside = new Map<string, Detail>()
  const byName = new Map<string, Detail[]>()
  const albums = new Map<string, Set<NamedAlbum>>()
  const tables = entries.filter(
    ({ name, refused, bytes }) => /\.csv$/i.test(name) && !refused && bytes <= TABLE_MAX_BYTES,
  )
  for (const entry of tables) {
    const table = await textOf(entry)
    for (const detail of (await readDetails(table)) ?? []) {
      beside.set(placeOf(entry, detail.name), detail)
      const same = byName.get(detail.name)
      if (same) same.push(detail)
      else byName.set(detail.name, [detail])
    }
    const album = namedAlbum(nameOf(entry.name).replace(/\.csv$/i, ''))
    if (!/(^|\/)Albums\/[^/]*$/i.test(entry.name) || !album) continue
    for (const file of (await readAlbumList(table)) ?? []) albums.set(file, (albums.get(file) ?? new Set()).add(album))
  }
  const isApples = beside.size > 0
  return {
    detailOf(entry) {
      const name = nameOf(entry.name).normalize('NFC')
      const elsewhere = byName.get(name)
      const detail = beside.get(placeOf(entry, name)) ?? (elsewhere?.length === 1 ? elsewhere[0] : undefined)
      if (isApples && /(^|\/)Recently Deleted\/[^/]*$/i.test(entry.name))
        return { is_favorite: false, is_hidden: false, ...detail, is_deleted: true }
      return detail
    },
    albumsOf: ({ name }) => (isApples ? [...(albums.get(nameOf(name).normalize('NFC')) ?? [])] : []),
  }
}

function placeOf({ archive, name }: ImportEntry, file: string): string {
  return `${archive}\0${folderOf(name)}\0${file}`
}
