import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Fits into one packet anyway. */
const SMALLEST_BYTES = 1_000
const COMPRESSED_TYPES = /^(application\/([\w.]+\+)?json|text\/html)\b/
/** The highest quality that still takes less time than a slow network saves. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)
const zstdOf = promisify(zstdCompress)

/** The first one that a client accepts is used. */
const encodings = {
  br: (text: string) => brotliOf(text, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  zstd: (text: string) => zstdOf(text, { params: { [constants.ZSTD_c_compressionLevel]: 6 } }),
  gzip: (text: string) => gzipOf(text),
}
const names = Object.keys(encodings) as (keyof typeof encodings)[]

/**
 * Compresses texts that operations answer to a GET. Files of the web are compressed by its build, and media never.
 *
 * The length of a compressed answer can reveal a secret in it to someone who makes a browser request it with words of their own
 * (BREACH). So answers with a secret aren't compressed, nor are those to requests from another page.
 */
export function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST_BYTES) return payload
    if (!isCompressible(request, reply)) return payload
    reply.header('vary', varyOf(reply))
    const encoding = isFromOurPage(request) && negotiate(request.headers['accept-encoding'] ?? '', names)
    if (!encoding) return payload
    reply.header('content-encoding', encoding)
    // A strong tag is about these exact bytes.
    const etag = reply.getHeader('etag')
    if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`)
    return encodings[encoding](payload)
  })
}

function isCompressible({ method, routeOptions }: FastifyRequest, reply: FastifyReply): boolean {
  const { operation } = routeOptions.config
  if (method !== 'GET' || !operation || operation.has_secret || reply.hasHeader('content-encoding')) return false
  return COMPRESSED_TYPES.test(String(reply.getHeader('content-type')))
}

/** Clients that aren't browsers, and browsers over plain http, where nothing is secret on the network, don't send the header. */
function isFromOurPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}

function varyOf(reply: FastifyReply): string {
  return [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
}
