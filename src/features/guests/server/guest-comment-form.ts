import { COMMENT_MAX_LENGTH } from '#features/comments/comments.rules.ts'
import { escapeHtml } from '#server/mail/escape-html.ts'
import { newId } from '#shared/ids.ts'
import type { Locale } from '#shared/locales.ts'
import type { GuestMoment } from '../guests.contract.ts'
import { TALK, textsIn, type GuestOfPage } from './guest-page.ts'

/** Leads to the form; its script shows it, as it does the form. */
export function guestCommentButton(
  { can_comment, moment }: GuestOfPage & { moment: GuestMoment },
  locale: Locale,
): string {
  if (!can_comment) return ''
  const says = textsIn(locale)('commentCount', { count: moment.comments.length })
  return ` <button type="button" class="heart" id="say" hidden>${TALK}<span>${escapeHtml(says)}</span></button>`
}

/** What the guest wrote about an item, and a form to write more; the form is shown by its script, since sending needs one. */
export function guestComments(
  { can_comment, family_name, moment }: GuestOfPage & { moment: GuestMoment },
  locale: Locale,
): string {
  const { id, kind, comments } = moment
  if (!can_comment && comments.length === 0) return ''
  const t = textsIn(locale)
  const said = comments.map(
    (one) =>
      `<li><p dir="auto">${escapeHtml(one.text)}</p><button type="button" class="remove" data-comment="${one.id}">${escapeHtml(t('commentRemove'))}</button></li>`,
  )
  const form = can_comment
    ? `<form id="write" data-kind="${kind}" data-moment="${id}" data-once="${newId()}" hidden><label for="comment">${escapeHtml(t('commentField'))}</label>
<textarea id="comment" rows="3" maxlength="${COMMENT_MAX_LENGTH}" dir="auto" aria-describedby="seen-by unsaid" required></textarea>
<button type="submit" class="heart">${escapeHtml(t('commentSend'))}</button>
<p id="seen-by">${escapeHtml(t('commentSeen', { family: family_name }))}</p></form>`
    : ''
  return `<section class="talk" aria-label="${escapeHtml(t('comments'))}">${said.length ? `<ul>${said.join('')}</ul>` : ''}${form}
<p class="problem" id="unsaid" role="alert" hidden>${escapeHtml(t('commentFailed'))}</p></section>`
}
