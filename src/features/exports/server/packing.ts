import type { RawBuilder } from 'kysely'
import { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { asUser, type Database, type Tx } from '#server/db/database.ts'
import {
  asJsonLines,
  selectIdsPrivateToOthers,
  selectReadableTables,
  streamRows,
  type ReadableTable,
} from '#server/db/readable-tables.queries.ts'
import { wholeOriginals, type Originals } from '#server/scrub/whole-originals.ts'
import { ObjectDamaged, ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import type { AddEntry } from '#server/zip-file.ts'
import { newId } from '#shared/ids.ts'
import type { Locale } from '#shared/locales.ts'
import type { ExportParameters } from '../exports.rules.ts'
import { noteProgress, type BegunExport } from './exports.queries.ts'

const PROGRESS_EVERY = 25

type PackingParts = { db: Database; store: ObjectStore; log: Logger; add: AddEntry }

/** The archive that a kind of export adds its entries to, with the parameters of the request. */
export class Packing {
  readonly export_id: string
  /** The user whose permissions apply. */
  readonly user_id: string
  readonly locale: Locale
  readonly parameters: ExportParameters
  /** The date of the request, used in the file name. */
  readonly day: string
  files_done = 0
  readonly #begun: BegunExport
  readonly #parts: PackingParts
  readonly #originals: Originals
  #files_total = 0
  readonly #missing: string[] = []

  constructor(begun: BegunExport, parts: PackingParts) {
    this.export_id = begun.id
    this.user_id = begun.user_id
    this.locale = begun.language ?? 'en'
    this.parameters = begun.parameters
    this.day = begun.created_at.slice(0, 10)
    this.#begun = begun
    this.#parts = parts
    this.#originals = wholeOriginals({ ...parts, db: parts.db.worker })
  }

  get family_id(): string {
    if (!this.#begun.family_id) throw new Error(`An export of kind ${this.#begun.kind} has no family`)
    return this.#begun.family_id
  }

  /** Runs `work` in a transaction with the user's permissions. */
  ask<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return asUser(this.#parts.db, this.user_id, work)
  }

  addText(path: string, text: string): Promise<void> {
    return this.#parts.add({ path, stream: Readable.from([text]), compress: true })
  }

  addJson(path: string, value: unknown): Promise<void> {
    return this.addText(path, JSON.stringify(value, null, 2))
  }

  /** A JSON array, with one row per line. */
  addRows(path: string, rows: Iterable<unknown> | AsyncIterable<unknown>): Promise<void> {
    return this.#parts.add({ path, stream: Readable.from(asJsonLines(rows)), compress: true })
  }

  /** One JSON file for each table that has wanted rows, as the user can see them. */
  async addTables(folder: string, wanted: (table: ReadableTable) => RawBuilder<unknown> | undefined): Promise<void> {
    await this.ask(async (tx) => {
      const hidden = new Set(await selectIdsPrivateToOthers(tx))
      for (const table of await selectReadableTables(tx)) {
        const condition = wanted(table)
        if (!condition) continue
        const rows = withoutIds(streamRows(tx, table, condition), hidden)
        const first = await rows.next()
        if (!first.done) await this.addRows(`${folder}/${table.name}.json`, startingWith(first.value, rows))
      }
    })
  }

  /** False if the object is missing from the store: one lost object mustn't stop the export. */
  async addObject(key: string, path: string, mtime?: string): Promise<boolean> {
    try {
      const { stream } = await this.#originals.open(key)
      const whole = untilDamaged(stream)
      await this.#parts.add({
        path,
        stream: Readable.from(whole.bytes, { objectMode: false }),
        ...(mtime && { mtime }),
      })
      return !whole.isDamaged
    } catch (error) {
      if (error instanceof ObjectMissing) return false
      throw error
    }
  }

  /** Like `addObject`, for originals: if one is missing or damaged, the ZIP says so. */
  async addOriginal(key: string, path: string, mtime?: string): Promise<boolean> {
    const isThere = await this.addObject(key, path, mtime)
    if (!isThere) this.#missing.push(path)
    return isThere
  }

  async expect(files: number): Promise<void> {
    this.#files_total = files
    await this.#noteProgress()
  }

  async advance(): Promise<void> {
    if (++this.files_done % PROGRESS_EVERY === 0) await this.#noteProgress()
  }

  async finish(): Promise<void> {
    if (this.#missing.length) await this.addText('missing.txt', this.#missing.join('\n'))
  }

  async #noteProgress(): Promise<void> {
    await noteProgress(
      this.#parts.db.worker,
      this.export_id,
      this.files_done,
      Math.max(this.files_done, this.#files_total),
    )
  }
}

/** The bytes of an object up to damage that only shows while they're read, so that the archive stays intact. */
function untilDamaged(stream: Readable) {
  const whole = { isDamaged: false, bytes: read() }
  async function* read() {
    try {
      yield* stream as AsyncIterable<Buffer>
    } catch (error) {
      if (!(error instanceof ObjectDamaged)) throw error
      whole.isDamaged = true
    }
  }
  return whole
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}

const ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

/** Replaces IDs that must not be revealed by random ones, so that references to them can't be resolved. */
export async function* withoutIds(
  rows: AsyncIterable<unknown>,
  hidden: ReadonlySet<string>,
): AsyncGenerator<unknown, void> {
  const others = new Map<string, string>()
  const otherOf = (id: string) => others.get(id) ?? others.set(id, newId()).get(id) ?? id
  for await (const row of rows) {
    const text = JSON.stringify(row)
    const clean = text.replace(ID, (id) => (hidden.has(id) ? otherOf(id) : id))
    yield clean === text ? row : JSON.parse(clean)
  }
}
