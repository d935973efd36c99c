import { escapeHtml } from '#server/mail/escape-html.ts'
import type { Locale } from '#shared/locales.ts'
import type { GuestMoment } from '../guests.contract.ts'
import { GUEST_PATH } from '../guests.rules.ts'
import { guestSendForm } from './guest-send-form.ts'
import { FILM, guestHeader, page, textsIn, wordsOf, type GuestOfPage } from './guest-page.ts'

type Overview = GuestOfPage & {
  moments: readonly GuestMoment[]
  /** The ID that the next page continues after. */
  after: string | undefined
  isFirst: boolean
}

/** Rows of small images that open large ones. It works without JavaScript. */
export function guestOverviewPage(shown: Overview, locale: Locale): string {
  const { moments, after, isFirst } = shown
  const t = textsIn(locale)
  const links = [
    after && `<a class="first" href="${GUEST_PATH}?view=all&amp;after=${after}">${escapeHtml(t('more'))}</a>`,
    !isFirst && `<a class="first" href="${GUEST_PATH}?view=all">${escapeHtml(t('start'))}</a>`,
  ]
  const { header, title } = guestHeader(shown, locale)
  const said = shown.album?.description?.trim()
  return page(locale, title, {
    main: `${header}${said ? `<p class="about" dir="auto">${escapeHtml(said)}</p>` : ''}${isFirst ? guestSendForm(shown, locale) : ''}
<ul class="tiles">${moments.map((moment) => tile(moment, locale)).join('')}<li class="rest" aria-hidden="true"></li></ul>
<p class="more">${links.filter(Boolean).join(' ')}</p>`,
  })
}

/** As wide as its image is in a row; text takes the place of a square. */
function tile(moment: GuestMoment, locale: Locale): string {
  const { id, picture } = moment
  const { title, text, when } = wordsOf(moment, locale)
  const href = `${GUEST_PATH}?moment=${id}`
  if (!picture)
    return `<li style="flex-grow:120;width:1.2em"><a class="text" href="${href}">${escapeHtml(title || text)}</a></li>`
  const t = textsIn(locale)
  const { width, height, small_url, large_url, film_url } = picture
  const ratio = Math.min(3, Math.max(0.5, width / height))
  const alt = [title || text || t(film_url ? 'film' : 'picture'), when].join('. ')
  return `<li style="flex-grow:${Math.round(ratio * 100)};width:${ratio.toFixed(2)}em"><a href="${href}"><img src="${escapeHtml(small_url ?? large_url)}" alt="${escapeHtml(alt)}" loading="lazy">${film_url ? FILM : ''}</a></li>`
}
