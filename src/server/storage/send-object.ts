import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { DrainingResponse } from '#server/http/body-drain.ts'
import type { Http } from '#server/http/route.ts'
import { parseRange } from './byte-ranges.ts'
import type { MediaAddress } from './media-urls.ts'
import { cacheHeaders, contentHeaders, namesEtag, quoted, type ServedContent } from './content-headers.ts'
import { ownsChunks, WholeStream } from './file-stream.ts'
import { ObjectMissing, type ByteRange, type ObjectStore } from './object-store.ts'

/** `contentType` unset: the type that the object was stored with. */
type SentContent = Omit<ServedContent, 'contentType'> & { contentType?: string }

/** An object, or the part of one that's a file of its own. */
export type StoredMedia = Omit<SentContent, 'download'> & {
  key: string
  part?: { offset: number; bytes: number }
  /** What to send if the object is missing. @throws Problem */
  whenMissing?: () => Promise<StoredMedia>
}
/** Finds the object of a signed URL, if its viewer may still see it. Each feature with media has one. */
export type FindMedia = (media: MediaAddress) => Promise<StoredMedia | undefined>

/**
 * Sends an object: whole, a range of it, or 304.
 * @throws ObjectMissing before anything was sent
 */
export async function sendObject(
  store: Pick<ObjectStore, 'open' | 'stat'>,
  key: string,
  http: Http,
  content: SentContent,
): Promise<void> {
  const { request, reply } = http
  const { headers } = request
  if (namesEtag(headers['if-none-match'], content.etag)) return notModified(reply, content)
  const range = headers.range && isCurrent(headers['if-range']?.toString(), content.etag) ? headers.range : undefined
  if (range === undefined) return send(store, key, http, content)

  const facts = await store.stat(key)
  if (!facts) throw new ObjectMissing(key)
  const part = parseRange(range, facts.size)
  if (part === 'full') return send(store, key, http, content)
  if (part !== 'unsatisfiable') return send(store, key, http, content, part)
  reply
    .status(416)
    .headers({ 'content-range': `bytes */${facts.size}`, 'accept-ranges': 'bytes' })
    .send()
}

async function send(
  store: Pick<ObjectStore, 'open' | 'stat'>,
  key: string,
  { request, reply }: Http,
  content: SentContent,
  part?: ByteRange,
) {
  const { stream, size, contentType } = await store.open(key, part)
  reply.headers(contentHeaders({ contentType, ...content }))
  if (part) reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
  reply.header('content-length', part ? part.end - part.start + 1 : size)
  if (request.method !== 'HEAD') {
    if (ownsChunks(stream) && reply.raw instanceof DrainingResponse) reply.raw.freesChunks = true
    return void reply.send(stream instanceof WholeStream ? stream.bytes : stream)
  }
  stream.destroy()
  // Without a body, Fastify would set the length to 0; with the real one, it would read the stream for nothing.
  reply.send(Readable.from([]))
}

function notModified(reply: FastifyReply, content: SentContent) {
  reply
    .status(304)
    .headers({ etag: quoted(content.etag), ...cacheHeaders(content.fresh) })
    .send()
}

/** A range of a changed object would corrupt the client's copy. Only a strong tag counts. */
function isCurrent(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === quoted(etag)
}
