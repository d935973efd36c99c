import { endingsOf } from './media-types.ts'

/** Readable, and short enough for every file system, even in four-byte characters. */
const MAX_NAME_LENGTH = 120
const FALLBACK_NAME = 'hearthbook'
/** Direction marks and invisible characters. Joiners stay, because emoji and some scripts need them. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const CONTROL = /[\u0000-\u001F\u007F-\u009F]/g
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|]/g
/** Reserved on Windows, with any extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i

/**
 * The file name for downloads: what people called the file, without anything misleading or unsafe, and with an extension that
 * matches its type.
 */
export function downloadName(filename: string, contentType: string): string {
  const { stem, ending } = splitEnding(safeName(filename) || FALLBACK_NAME)
  const known = endingsOf(contentType)
  const fits = known.includes(ending.slice(1).toLowerCase())
  if (fits) return cut(stem, MAX_NAME_LENGTH) + ending
  return cut(stem + ending, MAX_NAME_LENGTH) + (known.length ? `.${known[0]}` : '.bin')
}

/** A name for a file or folder on every system; may be empty. */
export function safeName(text: string): string {
  return text
    .toWellFormed()
    .replace(CONTROL, '')
    .replace(UNSEEN, '')
    .replace(NOT_IN_FILE_NAMES, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(DEVICE, '_$1')
}

/** Content-Disposition with an ASCII name for old browsers and the full name (RFC 6266, RFC 8187). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^\x20-\x7E]|["\\%]/g, '_')
  return `${kind}; filename="${plain}"; filename*=UTF-8''${percentEncoded(name)}`
}

function percentEncoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function splitEnding(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' }
}

/** Cuts between graphemes, so no emoji is split. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  let result = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (result.length + segment.length > length) break
    result += segment
  }
  return result.trimEnd()
}
