import { contentDisposition, downloadName } from './download-name.ts'
import { isServedAsItself, isShownInline, UNKNOWN_TYPE } from './media-types.ts'

export type ServedContent = {
  contentType: string
  /** The file's original name. Without it, the browser names the file by its URL. */
  filename?: string | undefined
  download?: boolean | undefined
  /** Identifies these bytes permanently: a changed object has another. Letters, digits and hyphens. */
  etag: string
  /** Whether the URL identifies one version of the bytes, so cached copies need no revalidation. */
  fresh: boolean
}

/** A deleted photo can be restored for so long. After that, browser caches shouldn't have it either. */
const CACHE_SECONDS = 30 * 24 * 60 * 60

/** Also applies to bytes opened directly: Chromium then shows images, but plays videos only in the app. */
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'"

/**
 * Headers for user content: served as its own type or a download, never as a page, never in a shared cache, and sandboxed in
 * case a browser renders it anyway.
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
 * URLs of the same bytes change every few minutes. Browsers with No-Vary-Search ignore the part that changes. Only the user
 * who loaded them gets them from the browser's cache (docs/decisions/0012-pictures-are-loaded-once.md).
 */
export function cacheHeaders(fresh: boolean): Record<string, string> {
  if (!fresh) return { 'cache-control': 'private, no-cache' }
  return {
    'cache-control': `private, max-age=${CACHE_SECONDS}, immutable`,
    'no-vary-search': 'params=("k" "e" "s")',
    vary: 'Cookie',
  }
}

/** Whether an If-None-Match header contains the entity tag (RFC 9110: weak comparison). */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === quoted(etag))
}

/** The entity tag as written in headers. */
export function quoted(etag: string): string {
  return `"${etag}"`
}
