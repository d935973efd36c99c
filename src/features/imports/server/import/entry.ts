import type { Readable } from 'node:stream'
import type { ImportRefusal } from '../../imports.rules.ts'

export type ImportEntry = {
  /** Unique within the import. */
  path: string
  /** Path within its folder or ZIP. Not unique, since the parts of a Takeout share one folder structure. */
  name: string
  /** The ZIP that contains it; '' for a file outside of ZIPs. */
  archive: string
  bytes: number
  refused?:
    | 'unsafe_name'
    | 'encrypted'
    | 'bomb'
    | 'archive_grows'
    | 'overlapping'
    | 'no_zip'
    | 'nested'
    | 'too_many'
    | 'storage_full'
  open(): Promise<Readable>
}

/** What a file is imported as. */
export type Aim =
  | { as: 'photo'; filename?: string | undefined; audience?: string | undefined }
  | { as: 'recording'; purpose: string; filename?: string | undefined; about: Record<string, string> }
  | { as: 'present' }
  | { as: 'ignored' }
  | { as: 'refused'; reason: ImportRefusal }

/** Metadata from outside the files. */
export type Knowledge = {
  /** Whether the file belongs to a photo, and has to be imported after the photos. */
  isDeferred(entry: ImportEntry): boolean
  aimOf(entry: ImportEntry): Aim
  /** Applies metadata to an imported photo. `is_new`: the family didn't have it before. */
  apply(entry: ImportEntry, photo_id: string, is_new: boolean): Promise<void>
}

/** Two ZIPs can contain files with the same path, which the report has to tell apart. */
export function distinguish(entries: ImportEntry[]): ImportEntry[] {
  const seen = new Set<string>()
  const copies = new Map<string, number>()
  return entries.map((entry) => {
    let { path } = entry
    const place = `${entry.archive}\0${entry.name}`
    let copy = copies.get(place) ?? 1
    for (; seen.has(path); copy++) path = `${entry.archive || copy}${copy > 1 ? ` ${copy}` : ''}/${entry.name}`
    copies.set(place, copy)
    seen.add(path)
    return { ...entry, path }
  })
}
