import { UPLOAD_ACCEPT } from '#features/uploads/uploads.rules.ts'
import { escapeHtml } from '#server/mail/escape-html.ts'
import type { Locale } from '#shared/locales.ts'
import { GUEST_NAME_MAX_LENGTH, guestUploadsPath } from '../guests.rules.ts'
import { SEND, textsIn, type GuestOfPage } from './guest-page.ts'

/**
 * Where guests send photos to the album; shown by its script, since sending needs one. Below photos, it stays at the bottom of
 * the window, with only its heading until someone opens it.
 */
export function guestSendForm(guest: GuestOfPage, locale: Locale, isOpen: boolean): string {
  const { guest_id, family_name, can_add } = guest
  if (!can_add) return ''
  const t = textsIn(locale)
  const counted = { done: '{done}', all: '{all}' }
  const says = {
    sending: t('sending', counted),
    sent: t('sent', { family: family_name }),
    failed: t('unsent'),
    full: t('sendingOver'),
    unnamed: t('senderMissing'),
  }
  const data = Object.entries({ ...says, url: guestUploadsPath(guest_id) }).map(
    ([name, text]) => ` data-${name}="${escapeHtml(text)}"`,
  )
  return `<section class="send" id="send" aria-labelledby="send-title"${data.join('')} hidden>
<details${isOpen ? ' open' : ''}><summary><h2 id="send-title">${escapeHtml(t('sendTitle'))}</h2></summary><p>${escapeHtml(t('sendText', { family: family_name }))}</p>
<p class="who"><label for="sender">${escapeHtml(t('senderField'))}</label><input id="sender" type="text" maxlength="${GUEST_NAME_MAX_LENGTH}" autocomplete="name" aria-describedby="unsent"></p>
<p class="pick"><input id="files" type="file" multiple accept="${UPLOAD_ACCEPT}"><label for="files" class="heart">${SEND}<span>${escapeHtml(t('choosePhotos'))}</span></label></p>
<progress id="sent-bytes" aria-label="${escapeHtml(t('sendTitle'))}" hidden></progress><p id="sending" role="status"></p>
<p class="problem" id="unsent" role="alert" hidden></p><p><button type="button" class="heart" id="again" hidden>${escapeHtml(t('sendAgain'))}</button></p>
</details></section><script src="/guest-upload.js" defer></script>`
}
