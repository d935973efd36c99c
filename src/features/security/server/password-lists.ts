import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

/** The 10,000 most common passwords of 12 characters and more (docs/decisions/0003-sign-in.md). */
const COMMON = path.join(import.meta.dirname, 'common-passwords.txt')
/** Longer than any line. */
const LINE_BYTES = 64

/** Whether it's one of the most common passwords or in the operator's list of leaked ones, as typed or in lower case. */
export async function isListedPassword(password: string, breached: string | undefined): Promise<boolean> {
  const hashes = [...new Set([password, password.toLowerCase()])].map((text) =>
    createHash('sha1').update(text).digest('hex').toUpperCase(),
  )
  for (const list of [COMMON, breached])
    for (const hash of hashes) if (list && (await isListed(list, hash))) return true
  return false
}

/**
 * Binary search in a sorted file of SHA-1 hashes, one per line, possibly truncated or followed by `:count` (like Have I
 * Been Pwned).
 */
async function isListed(list: string, hash: string): Promise<boolean> {
  const file = await open(list)
  try {
    let [low, high] = [0, (await file.stat()).size]
    while (low < high) {
      const line = await lineAround(file, Math.floor((low + high) / 2))
      if (line.hash && hash.startsWith(line.hash)) return true
      if (line.hash < hash) low = line.end
      else high = line.start
    }
    return false
  } finally {
    await file.close()
  }
}

/** The line that contains the byte at `at`. `end` is where the next one starts. */
async function lineAround(file: FileHandle, at: number): Promise<{ hash: string; start: number; end: number }> {
  const from = Math.max(0, at - LINE_BYTES)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2 * LINE_BYTES), 0, 2 * LINE_BYTES, from)
  const text = buffer.toString('latin1', 0, bytesRead)
  const start = at > from ? text.lastIndexOf('\n', at - from - 1) + 1 : 0
  const newline = text.indexOf('\n', at - from)
  const end = newline < 0 ? text.length : newline + 1
  return { hash: /^[0-9A-F]*/.exec(text.slice(start, end))?.[0] ?? '', start: from + start, end: from + end }
}
