import { Readable, pipeline } from 'node:stream'
import { Splitter, type Headers, type MimeNode, type SplitterChunk } from '@zone-eu/mailsplit'
import type { SMTPServerDataStream } from 'smtp-server'
import { Problem } from '#shared/problems.ts'
import { Refusal } from './refusal.ts'

const HEADERS_MAX_BYTES = 256 * 1024
const PARTS_MAX = 500
/** Of each text. What's beyond is ignored. */
const TEXT_MAX_BYTES = 256 * 1024
/** Emails in emails, which people forward as attachments. */
const EMBEDDED_MAX = 5

export type EmailedFile = { name: string; body: Readable }
export type EmailedText = { isHtml: boolean; text: string }

type Reader = {
  /** Called once, before any file. */
  headers(headers: Headers): Promise<void>
  /** Has to read the whole file, or throw. Unset: files are ignored. */
  file?(file: EmailedFile): Promise<void>
  /** Unset: texts are ignored. Those of embedded emails always are. */
  text?(text: EmailedText): Promise<void>
}

/** Reads an email while it arrives: its headers, then each of its files. @throws what `reader` throws, and Refusal */
export async function readEmail(stream: SMTPServerDataStream, { headers, file, text }: Reader): Promise<void> {
  await readParts(stream, headers, 0).catch((error: unknown) => {
    throw (error as { code?: string }).code === 'EMAXLEN' ? tooComplex() : error
  })

  async function readParts(source: Readable, onHeaders: Reader['headers'], depth: number) {
    if (depth > EMBEDDED_MAX) throw tooComplex()
    const parts = new Splitter({ maxHeadSize: HEADERS_MAX_BYTES, maxChildNodes: PARTS_MAX, ignoreEmbedded: true })
    const chunks = parts[Symbol.asyncIterator]() as AsyncIterator<SplitterChunk>
    source.on('error', (error: Error) => parts.destroy(error))
    source.pipe(parts)
    try {
      let part = await next(chunks)
      while (part) {
        if (part.type === 'node' && part.root) await onHeaders(part.headers || notAnEmail())
        const kind = part.type === 'node' && kindOf(part, depth)
        if (part.type === 'node' && kind) {
          const { body, after } = openBody(part, chunks, stream)
          if (kind === 'email') await readParts(body, async () => {}, depth + 1)
          else if (kind === 'text') await text?.(await readText(part, body))
          else await file?.({ name: nameOf(part), body })
          part = after()
        } else part = await next(chunks)
      }
    } catch (error) {
      // The rest still arrives, since there's no answer before the end of an email.
      source.unpipe(parts)
      parts.destroy()
      source.resume()
      throw error
    }
  }

  /** Undefined for parts that aren't read. */
  function kindOf(part: MimeNode, depth: number): 'email' | 'file' | 'text' | undefined {
    if (part.rfc822) return file && 'email'
    if (text && depth === 0 && isText(part)) return 'text'
    return file && isFile(part) ? 'file' : undefined
  }
}

function isText({ contentType, disposition, filename }: MimeNode): boolean {
  return /^text\/(plain|html)$/.test(contentType || '') && disposition !== 'attachment' && !filename
}

async function readText({ contentType, charset, flowed }: MimeNode, body: Readable): Promise<EmailedText> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (bytes < TEXT_MAX_BYTES) chunks.push(chunk)
    bytes += chunk.length
  }
  const text = decoderOf(charset || 'utf-8').decode(Buffer.concat(chunks).subarray(0, TEXT_MAX_BYTES))
  // RFC 3676: a space before a line break belongs to a paragraph, except in "-- ".
  const unwrapped = flowed ? text.replaceAll(/(?<!^--) \r?\n(?!>)/gm, ' ') : text
  return { isHtml: contentType === 'text/html', text: unwrapped }
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** The decoded bytes of a part, up to the next one. */
function openBody(node: MimeNode, chunks: AsyncIterator<SplitterChunk>, stream: SMTPServerDataStream) {
  let after: SplitterChunk | undefined
  async function* encoded() {
    for (let chunk = await next(chunks); chunk; chunk = await next(chunks)) {
      if (stream.sizeExceeded) throw new Problem('too_large')
      if (chunk.type === 'node') return void (after = chunk)
      if (chunk.type === 'body' && chunk.value) yield chunk.value
    }
  }
  const body = node.getDecoder()
  pipeline(Readable.from(encoded()), body, () => {})
  return { body, after: () => after }
}

async function next(chunks: AsyncIterator<SplitterChunk>): Promise<SplitterChunk | undefined> {
  const { value, done } = await chunks.next()
  return done ? undefined : value
}

/**
 * Everything but what mail programs add themselves: texts, signatures, invitations and business cards. What isn't a photo
 * or video is refused like any upload, and someone gets to know.
 */
function isFile({ multipart, contentType, filename, disposition }: MimeNode): boolean {
  if (multipart || !contentType) return false
  const name = filename || ''
  if (contentType === 'application/ms-tnef' || /^winmail\.dat$/i.test(name)) throw hiddenInWinmail()
  if (/^(text\/(plain|html|enriched|calendar|vcard|x-vcard|directory|rfc822-headers)|message\/.*)$/.test(contentType))
    return isMediaName(name)
  if (/^application\/(x-)?(pkcs7-(signature|mime)|pgp-(signature|encrypted|keys)|ics)$/.test(contentType)) return false
  return /^(image|video|audio)\//.test(contentType) || disposition === 'attachment' || name !== ''
}

/** Some programs send photos as text. */
function isMediaName(name: string): boolean {
  return /\.(jpe?g|png|gif|webp|avif|hei[cf]|tiff?|dng|mp4|m4v|mov|webm|3gp|avi|mkv)$/i.test(name)
}

function nameOf({ filename, contentType }: MimeNode): string {
  return filename || `photo.${/^\w+\/([\w-]{1,10})/.exec(contentType || '')?.[1] ?? 'jpg'}`
}

function notAnEmail(): never {
  throw new Refusal(554, '5.6.0', "This isn't an email")
}

const tooComplex = () => new Refusal(554, '5.6.0', 'This email has too many parts or headers')

const hiddenInWinmail = () =>
  new Refusal(554, '5.6.1', 'This email hides its photos in a winmail.dat file. Please send it as HTML or plain text')
