import type { Http } from '#server/http/route.ts'
import type { Originals } from '#server/scrub/whole-originals.ts'
import { windowOf } from '#server/storage/object-window.ts'
import { sendObject } from '#server/storage/send-object.ts'
import { notFound } from '#shared/problems.ts'
import { findRedactions } from './find-redactions.ts'
import { redactedStore } from './redacted-store.ts'
import type { Redaction } from './redaction.ts'

/** Cached results of metadata scans; originals never change. */
const REMEMBERED = 200

export type StoredRecording = {
  path: string
  seekable_path: string | null
  file_type: string
  /** Where a motion photo's video is in its file. */
  part?: { offset: number; bytes: number }
}
type About = { etag: string; download?: boolean; filename?: string }
export type SendRedacted = (recording: StoredRecording, http: Http, about: About) => Promise<void>

/** Sends audio and video without its metadata, such as where it was recorded, to people outside of the family. */
export function openRedacted(originals: Originals): SendRedacted {
  const known = new Map<string, Promise<Redaction[] | null>>()

  function redactionsOf(store: Originals, key: string): Promise<Redaction[] | null> {
    const found = known.get(key) ?? readRedactions(store, key)
    known.set(key, found)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size > REMEMBERED) known.delete(oldest)
    // Doesn't cache failures of the store.
    found.catch(() => known.delete(key))
    return found
  }

  return async ({ path, seekable_path, file_type: contentType, part }, http, about) => {
    const key = seekable_path && (await originals.stat(seekable_path)) ? seekable_path : path
    // A file has one video at most, so its key is enough for the cache.
    const store = part ? windowOf(originals, part) : originals
    const redactions = await redactionsOf(store, key)
    if (!redactions) throw notFound()
    await sendObject(redactedStore(store, redactions), key, http, { contentType, fresh: false, ...about })
  }
}

async function readRedactions(store: Originals, key: string): Promise<Redaction[] | null> {
  const facts = await store.stat(key)
  if (!facts) return null
  return findRedactions(async (start, end) => {
    const { stream } = await store.open(key, { start, end: end - 1 })
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }, facts.size)
}
