import { downloadName, safeName } from '#server/storage/download-name.ts'
import { cutText } from '#shared/cut-text.ts'

const FOLDER_NAME_LENGTH = 100
const DIGITS = 16

type Photo = { id: string; filename: string; file_type: string }

/**
 * The name of a photo in a folder: its own, if it works on every system and no earlier photo there has it. Otherwise with the
 * start of its ID, so that no other photo can ever change it.
 */
export function fileNameOf({ id, filename, file_type }: Photo, { isFirst }: { isFirst: boolean }): string {
  const name = downloadName(filename, file_type).normalize('NFC')
  if (isFirst && name === filename) return name
  const dot = name.lastIndexOf('.')
  return `${name.slice(0, dot)}~${id.replaceAll('-', '').slice(0, DIGITS)}${name.slice(dot)}`
}

/** The start of the ID in such a name. */
export function digitsIn(file: string): string | undefined {
  return /~([0-9a-f]{16})\.[^.]*$/.exec(file)?.[1]
}

/** Folders by name. Those with the same name are numbered, in any case of letters. */
export function uniqueFolderNames<T>(rows: readonly T[], titleOf: (row: T) => string): Map<string, T> {
  const taken = new Set<string>()
  const result = new Map<string, T>()
  for (const row of rows) {
    const plain = cutText(safeName(titleOf(row)).normalize('NFC'), FOLDER_NAME_LENGTH).trim() || '_'
    let name = plain
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${plain} (${n})`
    taken.add(name.toLowerCase())
    result.set(name, row)
  }
  return result
}
