import { contentDisposition, downloadName } from './download-name.ts'
import { isServedAsItself, isShownInline, UNKNOWN_TYPE } from './media-types.ts'
import { SIGNED_URL_LIFETIME_SECONDS } from './media-urls.ts'

export type ServedContent = {
  contentType: string
  /** What people called the file; without it the browser names it by the address. */
  filename?: string | undefined
  download?: boolean | undefined
  /** Names these bytes for good: a changed object has another. Letters, digits and hyphens. */
  etag: string
  /** Whether the address names one version of the bytes, so that a cached copy needs no asking. */
  fresh: boolean
}

/** Also in force when bytes are opened by themselves: Chromium then shows pictures, but plays films only in the app. */
const POLICY = "sandbox; default-src 'none'"

/**
 * The headers with which bytes of people are served: as what they are or as nothing, never as a page, in nobody's
 * shared cache, and without power in case a browser takes them for a document after all.
 */
export function contentHeaders({
  contentType,
  filename,
  download,
  etag,
  fresh,
}: ServedContent): Record<string, string> {
  const inline = !download && isShownInline(contentType)
  const kind = inline ? 'inline' : 'attachment'
  return {
    'content-type': isServedAsItself(contentType) ? contentType : UNKNOWN_TYPE,
    'content-disposition':
      filename === undefined ? kind : contentDisposition(kind, downloadName(filename, contentType)),
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: `"${etag}"`,
    'cache-control': fresh ? `private, max-age=${SIGNED_URL_LIFETIME_SECONDS}, immutable` : 'private, no-cache',
  }
}

/** Whether an If-None-Match header names the entity tag (RFC 9110: the weak comparison). */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${etag}"`)
}
