import { escapeHtml } from '#server/mail/escape-html.ts'
import type { Locale } from '#shared/locales.ts'
import { required } from '#shared/required.ts'
import type { ExportedCode } from './exported-family.queries.ts'
import { sitePage, type ShownPhotos } from './site-pages.ts'
import { siteText } from './site-text.ts'

/** A printed code, its target relative to the export's root, and the target's label. */
export type CodeTarget = { code: string; to: string; label: string }

/** Null if the photo or answer was deleted. */
export function codeTargetOf(code: ExportedCode, { months }: ShownPhotos, locale: Locale): CodeTarget | null {
  const { photo_id, response_id, child_id, child_name } = code
  const month = photo_id && months.get(photo_id)
  if (month)
    return { code: code.code, to: `site/${month}.html#${photo_id}`, label: code.description || required(code.filename) }
  if (!response_id || !child_id) return null
  return {
    code: code.code,
    to: `answers/${child_id}/index.html#${response_id}`,
    label: siteText(locale)('answers', { name: required(child_name) }),
  }
}

/** An index of all codes, for people who type one from a printed page. */
export function codesPage(codes: CodeTarget[], locale: Locale): string {
  const say = siteText(locale)
  const rows = codes.map(
    ({ code, to, label }) => `<li><a href="../${to}"><code>${code}</code></a> ${escapeHtml(label)}</li>`,
  )
  return sitePage(
    say('codes'),
    `<p><a href="../index.html">${say('back')}</a></p><h1>${say('codes')}</h1><p>${say('codesHow')}</p><ul>${rows.join('')}</ul>`,
    locale,
  )
}

/** Placed at the printed path; redirects to the target. */
export function codePage({ to, label }: CodeTarget, locale: Locale): string {
  const target = escapeHtml(`../../${to}`)
  const body = `<meta http-equiv="refresh" content="0;url=${target}"><p><a href="${target}">${escapeHtml(label)}</a></p>`
  return sitePage(label, body, locale)
}
