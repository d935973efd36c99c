import type { Readable } from 'node:stream'
import type { ImportRefusal } from '../../imports.rules.ts'

/** A file of what is imported, in a folder or a ZIP. */
export type ImportEntry = {
  /** Tells it apart from every other file of the same import. */
  path: string
  /** Where it lies in its folder or ZIP; parts of one Takeout continue each other, so a name may come twice. */
  name: string
  /** The ZIP that it lies in; '' for a file that lies by itself. */
  archive: string
  bytes: number
  /** Why it is not even opened. */
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

/** What a file is to become. */
export type Aim =
  | { as: 'photo'; filename?: string | undefined; audience?: string | undefined }
  | { as: 'recording'; purpose: string; filename?: string | undefined; about: Record<string, string> }
  | { as: 'present' }
  | { as: 'ignored' }
  | { as: 'refused'; reason: ImportRefusal }

/** What is known of files beside the files themselves. */
export type Knowledge = {
  /** What belongs to a photo is looked at once photos are here. */
  isLate(entry: ImportEntry): boolean
  aimOf(entry: ImportEntry): Aim
  /** Says what is known of a file that is a photo now; `is_new` where the family did not have it. */
  tell(entry: ImportEntry, photo_id: string, is_new: boolean): Promise<void>
}

/** Two ZIPs may hold a file of the same name; in a report they have to be two. */
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
