import { createTranslator } from 'use-intl/core'
import { approximateDateIn } from '#features/photos/server/approximate-date-in.ts'
import { catalogs } from '#server/catalogs.ts'
import { escapeHtml } from '#server/mail/escape-html.ts'
import type { datesFromHeader } from '#shared/date-order.ts'
import type { Locale } from '#shared/locales.ts'
import type { GuestMoment, GuestImage, GuestPhoto } from '../guests.contract.ts'
import { PIN_MAX_LENGTH } from '../guests.rules.ts'
import type { Guest } from './guest.ts'
import { guestHref } from './guest-href.ts'
import { guestPageStyle } from './guest-page-style.ts'
import type { guestPage as en } from './guest-page.messages.en.ts'

const texts = await catalogs<typeof en>(import.meta.url, './guest-page')

/** Whose page it is, and what it's about. */
export type GuestOfPage = Pick<
  Guest,
  'guest_id' | 'name' | 'family_name' | 'album' | 'can_add' | 'can_comment' | 'person_id'
> & {
  /** Whose long dates the guest reads. */
  dates: ReturnType<typeof datesFromHeader>
}

type Shown = GuestOfPage & {
  moment: GuestMoment
  /** IDs of the neighbors, and the image to preload. */
  newer: string | undefined
  older: string | undefined
  next_url: string | undefined
  /** Its number among all of them, unless there are too many to count. */
  count: { number: number; total: number } | undefined
  /** Where the guest writes about it. */
  comments: string
}

/** One item as large as the screen allows, with large buttons. It works without JavaScript. */
export function guestMomentPage(shown: Shown, locale: Locale): string {
  const { album, moment, newer, older, next_url, count, person_id: person } = shown
  const t = textsIn(locale)
  const { header, title: pageTitle } = guestHeader(shown, locale)
  const [back, on] = album ? ([t('previous'), t('next')] as const) : ([t('newer'), t('older')] as const)
  const { title, text, when } = wordsOf(moment, locale, shown.dates)
  const { picture } = moment
  const alt = [title || text || t(isVideo(moment) ? 'film' : 'picture'), when].join('. ')
  const heading = title && `<h2 dir="auto">${escapeHtml(title)}</h2>`
  const words = text && `<p class="words" dir="auto">${escapeHtml(text)}</p>`
  const all = guestHref({ view: 'all', person })
  const overview = (side: Side) =>
    `<a class="turn ${side}" href="${all}">${GRID}<span>${escapeHtml(t('all'))}</span></a>`
  // Without an image, the text is the content.
  const stage = picture
    ? pictureOf(picture, escapeHtml(alt), t('filmMissing'))
    : `<div class="plain">${moment.kind === 'milestone' ? STAR : TALK}${heading}${words}</div>`
  return page(locale, pageTitle, {
    attributes: next_url ? ` data-next="${escapeHtml(next_url)}"` : '',
    main: `${header}${newer && older ? `<p class="back"><a class="first" href="${all}">${escapeHtml(t('all'))}</a></p>` : ''}
<div class="stage">${newer ? turn({ moment: newer, person }, 'newer', back) : overview('newer')}<figure>${stage}</figure>${older ? turn({ moment: older, person }, 'older', on) : newer ? overview('older') : '<span class="turn older"></span>'}</div>
<div class="caption">${picture ? heading : ''}${picture ? words : ''}<p class="when"><span>${escapeHtml(when)}</span>${count ? `<i> · </i><span>${escapeHtml(t('count', count))}</span>` : ''}</p>
${voiceOf(moment, t)}<p class="does">${actionsOf(shown, t)}</p>
<p class="problem" id="problem" role="alert" hidden>${escapeHtml(t('heartFailed'))}</p>
${shown.comments}${newer && !album ? `<p><a class="first" href="${guestHref({ person })}">${escapeHtml(t('newest'))}</a></p>` : ''}</div>`,
  })
}

/** A Live Photo is a photo that moves. */
export function isVideo({ picture }: GuestMoment): boolean {
  return !!picture?.film_url && !picture.is_live
}

/** The album's title, or the family's name. */
export function guestHeader({ name, family_name, album }: GuestOfPage, locale: Locale) {
  const t = textsIn(locale)
  const from = t('title', { family: family_name })
  const title = album?.title ?? from
  // The name isn't broken if it fits on a line.
  const heading = escapeHtml(title).replace(escapeHtml(family_name), (whole) => `<span class="name">${whole}</span>`)
  const notes = [...(album ? [from] : []), t('hello', { name })].map((note) => `<span>${escapeHtml(note)}</span>`)
  return {
    header: `<header><h1 dir="auto">${heading}</h1><p>${notes.join('<i> · </i>')}</p></header>`,
    title,
  }
}

export function guestEmptyPage(shown: GuestOfPage, locale: Locale, sendForm = ''): string {
  const t = textsIn(locale)
  const { header, title } = guestHeader(shown, locale)
  return page(locale, title, {
    main: `${header}${sendForm}
<div class="note">${PAINTED_WALL}<h2>${escapeHtml(t('emptyTitle'))}</h2><p>${escapeHtml(t(shown.album ? 'emptyAlbum' : 'emptyText'))}</p></div>`,
  })
}

/** For visitors without a session: a script exchanges the link's token for one; otherwise the page explains what to do. */
export function guestSignInPage(locale: Locale, preview?: LinkPreview): string {
  const t = textsIn(locale)
  return page(locale, 'Hearthbook', {
    attributes: ' data-door',
    head: preview && previewTags(preview),
    main: `<div class="note" id="opening" hidden><h1>${escapeHtml(t('opening'))}</h1></div>
<form class="note" id="pin" hidden>${PAINTED_LETTER}<h1>${escapeHtml(t('pinTitle'))}</h1><p>${escapeHtml(t('pinText'))}</p>
<p><label for="digits">${escapeHtml(t('pinField'))}</label><input id="digits" type="text" inputmode="numeric" pattern="[0-9]*" maxlength="${PIN_MAX_LENGTH}" autocomplete="off" required aria-describedby="refused"></p>
<p class="problem" id="refused" role="alert" data-wrong="${escapeHtml(t('pinWrong'))}" data-wait="${escapeHtml(t('pinWait'))}" hidden></p>
<p><button type="submit" class="heart main">${escapeHtml(t('pinOpen'))}</button></p></form>
<div class="note" id="closed">${PAINTED_LETTER}<h1>${escapeHtml(t('closedTitle'))}</h1><p>${escapeHtml(t('closedText'))}</p></div>`,
  })
}

export type LinkPreview = { title: string; image: string }

/** What chat apps show where a link is pasted (https://ogp.me). */
function previewTags({ title, image }: LinkPreview): string {
  const tags = { 'og:site_name': 'Hearthbook', 'og:type': 'website', 'og:title': title, 'og:image': image }
  const lines = Object.entries(tags).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`)
  return [...lines, '<meta name="twitter:card" content="summary_large_image">'].join('\n')
}

export function textsIn(locale: Locale) {
  return createTranslator({ locale, messages: texts[locale] })
}

/** The title in large letters, the text, and the date. */
export function wordsOf(
  moment: GuestMoment,
  locale: Locale,
  dates: GuestOfPage['dates'],
): { title: string; text: string; when: string } {
  const t = textsIn(locale)
  if (moment.kind === 'milestone') {
    const { name, description, child_name } = moment
    const date = dateIn(dates, moment.date)
    return {
      title: name,
      text: description?.trim() ?? '',
      when: child_name ? t('moment', { name: child_name, date }) : date,
    }
  }
  if (moment.kind === 'response') {
    const { prompt_text, response_text, child_name } = moment
    const when = t('answered', { name: child_name, date: dateIn(dates, moment.answered_at) })
    return { title: prompt_text, text: response_text ?? '', when }
  }
  return { title: '', text: moment.description?.trim() ?? '', when: whenTaken(moment, locale, dates) }
}

function whenTaken(
  { taken_at, taken_precision, created_at }: GuestPhoto,
  locale: Locale,
  dates: GuestOfPage['dates'],
): string {
  const t = textsIn(locale)
  if (!taken_at) return t('added', { date: dateIn(dates, created_at) })
  if (taken_precision === 'time' || taken_precision === 'day') return t('taken', { date: dateIn(dates, taken_at) })
  return approximateDateIn(locale, taken_at, taken_precision)
}

/** One word on each, if there are three, so that they're alike in a row on phones. */
function actionsOf({ moment, can_comment }: Shown, t: ReturnType<typeof textsIn>): string {
  const { id, kind, hearted, picture, comments } = moment
  const isShort = can_comment && !!picture?.save_url
  const [on, off] = isShort ? ([t('heartShort'), t('heartShort')] as const) : ([t('hearted'), t('heart')] as const)
  const heart = `<button type="button" class="heart" id="heart" aria-pressed="${hearted}" data-kind="${kind}" data-moment="${id}" data-on="${escapeHtml(on)}" data-off="${escapeHtml(off)}">${HEART}<span>${escapeHtml(hearted ? on : off)}</span></button>`
  // Leads to the form; its script shows it, as it does the form.
  const says = escapeHtml(t('commentCount', { count: isShort ? 0 : comments.length }))
  const comment = can_comment
    ? ` <button type="button" class="heart" id="say" hidden>${TALK}<span>${says}</span></button>`
    : ''
  return heart + comment + saveOf(moment, t)
}

function saveOf({ picture }: GuestMoment, t: ReturnType<typeof textsIn>): string {
  if (!picture?.save_url) return ''
  return ` <a class="heart" href="${escapeHtml(picture.save_url)}" download>${SAVE}<span>${escapeHtml(t('save'))}</span></a>`
}

/** The browser's player, until the script replaces it. */
function voiceOf(moment: GuestMoment, t: ReturnType<typeof textsIn>): string {
  if (moment.kind !== 'photo' || moment.voice_urls.length === 0) return ''
  const label = escapeHtml(t('voice'))
  const player = `<div class="player" hidden><button type="button" aria-label="${label}" aria-pressed="false">${PLAY}${PAUSE}</button><input type="range" max="1000" value="0" aria-label="${escapeHtml(t('position'))}"><span aria-hidden="true"></span></div>`
  const voices = moment.voice_urls.map(
    (url) =>
      `<div class="voice"><audio src="${escapeHtml(url)}" aria-label="${label}" controls preload="metadata"></audio>${player}</div>`,
  )
  return voices.join('')
}

function pictureOf({ width, height, large_url, film_url }: GuestImage, alt: string, missing: string): string {
  const picture = escapeHtml(large_url)
  const size = `width="${width}" height="${height}"`
  if (!film_url) return `<img id="picture" src="${picture}" alt="${alt}" ${size}>`
  return `<video id="film" src="${escapeHtml(film_url)}" poster="${picture}" aria-label="${alt}" ${size} controls playsinline preload="metadata"></video>
<figcaption class="problem" id="missing" role="status" hidden>${escapeHtml(missing)}</figcaption>`
}

type Side = 'newer' | 'older'

function turn(to: { moment: string; person: string | undefined }, side: Side, label: string) {
  const href = guestHref(to)
  return `<a class="turn ${side}" id="${side}" href="${href}">${side === 'newer' ? LEFT : RIGHT}<span>${escapeHtml(label)}</span></a>`
}

/** The day of a date, a timestamp, or a camera's local time, which has no zone and isn't converted. */
function dateIn(dates: GuestOfPage['dates'], text: string): string {
  return new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text.slice(0, 10)))
}

export function page(
  locale: Locale,
  title: string,
  { main, attributes = '', head = '' }: { main: string; attributes?: string; head?: string | undefined },
): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${head}
<link rel="icon" href="/icon.svg">
<link rel="apple-touch-icon" href="/icon-180.png">
<style>${guestPageStyle}</style>
</head>
<body${attributes}>
<main>${main}</main>
<script src="/guest.js" defer></script>
</body>
</html>
`
}

const icon = (path: string, className: string) =>
  `<svg class="${className}" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`
const HEART = icon(
  '<path d="M19 14c1.5-1.5 3-3.2 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.8 0-3 .5-4.5 2-1.5-1.5-2.7-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4 3 5.5l7 7Z"/>',
  'icon',
)
const painting = (print: string) => `<img src="/prints/${print}.webp" alt="" width="720" height="540">`
const PAINTED_LETTER = painting('letter')
const PAINTED_WALL = painting('frames')
const SAVE = icon('<path d="M12 4v11M7 11l5 5 5-5M5 20h14"/>', 'icon')
export const SEND = icon('<path d="M12 15V4M7 9l5-5 5 5M5 20h14"/>', 'icon')
const TRIANGLE = '<path d="M8 5.5v13l11-6.5Z"/>'
export const FILM = icon(TRIANGLE, 'icon film')
const PLAY = icon(TRIANGLE, 'icon play')
const PAUSE = icon('<path d="M8.5 6v12M15.5 6v12"/>', 'icon pause')
const STAR = icon('<path d="M12 3.5l2.6 5.3 5.9.9-4.2 4.1 1 5.8-5.3-2.8-5.3 2.8 1-5.8L3.5 9.7l5.9-.9Z"/>', 'icon')
const TALK = icon('<path d="M21 12a8 8 0 0 1-8 8H4l2-3.2A8 8 0 1 1 21 12Z"/>', 'icon')
const GRID = icon('<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z"/>', 'icon')
const LEFT = icon('<path d="m15 18-6-6 6-6"/>', 'icon')
const RIGHT = icon('<path d="m9 18 6-6-6-6"/>', 'icon')
