import { cutText } from '#shared/cut-text.ts'

/* oxlint-disable no-control-regex -- the patterns find control characters */

/** Control characters and direction marks. Joiners stay, because emoji and Persian need them. */
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/g

/** Converts text in metadata to plain text in NFC: no control characters, line breaks as \n, limited length. */
export function plainText(text: string, maxLength: number): string | null {
  const clean = text
    .slice(0, maxLength * 4)
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .toWellFormed()
    .normalize('NFC')
    .trim()
  return cutText(clean, maxLength).trim() || null
}

/** Like plainText, on one line. */
export function plainLine(text: string, maxLength: number): string | null {
  return plainText(text.replace(/\s+/g, ' '), maxLength)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Decodes as UTF-8 if valid, else as Latin-1, which old cameras and programs wrote. */
export function textOfBytes(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}
