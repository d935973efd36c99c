import type { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import type * as z from 'zod/mini'
import type { ImportEntry } from './entry.ts'

/** Longer than any row. */
const LINE_MAX_LENGTH = 4 * 1024 ** 2
const FILE_MAX_BYTES = 2 * 1024 ** 3

/** Reads a table of an export, one row per line. Rows that don't parse are skipped and reported to `damaged`. */
export async function* readRows<Row>(
  entry: ImportEntry | undefined,
  schema: z.ZodMiniType<Row>,
  damaged: () => void,
): AsyncGenerator<Row> {
  if (!entry) return
  if (entry.refused || entry.bytes > FILE_MAX_BYTES) return damaged()
  try {
    for await (const line of linesOf(await entry.open())) {
      const text = line.trim().replace(/,$/, '')
      if (!text || text === '[' || text === ']' || text === '[]') continue
      const row = schema.safeParse(parseJson(text))
      if (row.success) yield row.data
      else damaged()
    }
  } catch {
    // The ZIP is truncated here; the rows before that are still valid.
    damaged()
  }
}

async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > LINE_MAX_LENGTH) throw new Error('a line without an end')
  }
  yield rest
}

/** The text of a small file; empty if the ZIP is damaged there, since its photos may be intact. */
export async function textOf(entry: ImportEntry): Promise<string> {
  return entry
    .open()
    .then(readText)
    .catch(() => '')
}

/** JSON whose texts PostgreSQL can store: without U+0000 and unpaired surrogates. Undefined if it can't be read. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, UNSTORABLE.test(text) ? storable : undefined)
  } catch {
    // An unreadable sidecar doesn't stop the import of its photo.
    return undefined
  }
}

/** Only escape sequences can be either. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i

function storable(name: string, value: unknown): unknown {
  if (storableText(name) !== name) return undefined
  return typeof value === 'string' ? storableText(value) : value
}

function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
