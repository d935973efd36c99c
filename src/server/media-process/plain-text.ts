/* oxlint-disable no-control-regex -- they are what is looked for */

/** Controls, and the marks that turn the direction of what follows; joiners stay, for emoji and Persian need them. */
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/g

/** Text of a file's metadata as plain text in NFC: no controls, line breaks only as \n, never longer than the limit. */
export function plainText(text: string, maxLength: number): string | null {
  const clean = text
    .slice(0, maxLength * 4)
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .toWellFormed()
    .normalize('NFC')
    .trim()
  return cut(clean, maxLength).trim() || null
}

/** As plainText, in one line. */
export function plainLine(text: string, maxLength: number): string | null {
  return plainText(text.replace(/\s+/g, ' '), maxLength)
}

function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const inPair = /[\ud800-\udbff]/.test(text.charAt(maxLength - 1))
  return text.slice(0, inPair ? maxLength - 1 : maxLength)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Bytes as text: UTF-8 where they are, else Latin-1, which is what old cameras and programs wrote. */
export function textOfBytes(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}
