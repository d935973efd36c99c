import { Problem } from '#shared/problems.ts'
import { DAV_PATH } from '../dav.rules.ts'

const MAX_DEPTH = 20
const MAX_NAME_BYTES = 1_000
const MAX_FOLDER_BYTES = 1_500
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const REFUSED = /[\u0000-\u001f\u007f/\\]/

/**
 * The names of a path below /dav, composed (NFC), as macOS sends them decomposed. An unescaped # would cut off a name.
 * @throws Problem
 */
export function namesOf(url: string): string[] {
  const [path = ''] = url.split('?', 1)
  if (url.includes('#')) throw new Problem('invalid_input')
  if (path !== DAV_PATH && !path.startsWith(`${DAV_PATH}/`)) throw new Problem('invalid_input')
  const names = path.slice(DAV_PATH.length).split('/').filter(Boolean).map(nameOf)
  requireShort({ depth: names.length, folderBytes: Buffer.byteLength(names.slice(1, -1).join('/')) })
  return names
}

/** `depth`: the number of names. @throws Problem invalid_input */
export function requireShort({ depth, folderBytes }: { depth: number; folderBytes: number }): void {
  if (depth > MAX_DEPTH || folderBytes > MAX_FOLDER_BYTES)
    throw new Problem('invalid_input', { detail: 'This path is too long or has too many folders.' })
}

/** The path of a Destination header, regardless of a proxy's name for this server. @throws Problem */
export function destinationOf(header: string | string[] | undefined): string[] {
  if (typeof header !== 'string') throw new Problem('invalid_input')
  return namesOf(header.replace(/^https?:\/\/[^/]*/i, ''))
}

function nameOf(encoded: string): string {
  let name: string
  try {
    name = decodeURIComponent(encoded).normalize('NFC')
  } catch {
    throw new Problem('invalid_input')
  }
  if (name === '.' || name === '..' || REFUSED.test(name) || !name.isWellFormed())
    throw new Problem('invalid_input', { detail: 'Names can’t contain slashes, backslashes or control characters.' })
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new Problem('invalid_input', { detail: 'This name is too long.' })
  return name
}

/** The path in URLs and XML. Folders end with a slash. */
export function hrefOf(names: readonly string[], isFolder: boolean): string {
  const path = [DAV_PATH, ...names.map(percentEncoded)].join('/')
  return isFolder ? `${path}/` : path
}

function percentEncoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
