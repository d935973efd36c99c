import { contentDisposition, downloadName } from './download-name.ts'
import { isServedAsItself, isShownInline, UNKNOWN_TYPE } from './media-types.ts'

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

/** A deleted photo is gone for good after so long, and so is what a browser kept of it. */
const KEPT_SECONDS = 30 * 24 * 60 * 60

/** Also in force when bytes are opened by themselves: Chromium then shows pictures, but plays films only in the app. */
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'"

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
    etag: quoted(etag),
    ...cacheHeaders(fresh),
  }
}

/**
 * The address of the same bytes is another one every few minutes: a browser that knows how looks past what changes. Whoever
 * is not signed in as the one who loaded them is not given them by the browser's cache (docs/decisions/0012-pictures-are-loaded-once.md).
 */
export function cacheHeaders(fresh: boolean): Record<string, string> {
  if (!fresh) return { 'cache-control': 'private, no-cache' }
  return {
    'cache-control': `private, max-age=${KEPT_SECONDS}, immutable`,
    'no-vary-search': 'params=("k" "e" "s")',
    vary: 'Cookie',
  }
}

/** Whether an If-None-Match header names the entity tag (RFC 9110: the weak comparison). */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === quoted(etag))
}

/** The entity tag as headers write it. */
export function quoted(etag: string): string {
  return `"${etag}"`
}
