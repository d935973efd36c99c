import { escapeHtml } from '#server/mail/escape-html.ts'
import type { Locale } from '#shared/locales.ts'
import type { GuestMoment } from '../guests.contract.ts'
import { guestHref } from './guest-href.ts'
import { guestSendForm } from './guest-send-form.ts'
import { FILM, guestHeader, isVideo, page, textsIn, wordsOf, type GuestOfPage } from './guest-page.ts'

type Overview = GuestOfPage & {
  moments: readonly GuestMoment[]
  /** To choose from. */
  people: readonly { id: string; first_name: string }[]
  /** The ID that the next page continues after. */
  after: string | undefined
  isFirst: boolean
}

/** Rows of small images that open large ones. It works without JavaScript. */
export function guestOverviewPage(shown: Overview, locale: Locale): string {
  const { moments, after, isFirst, person_id: person } = shown
  const t = textsIn(locale)
  const links = [
    after && `<a class="first" href="${guestHref({ view: 'all', person, after })}">${escapeHtml(t('more'))}</a>`,
    !isFirst && `<a class="first" href="${guestHref({ view: 'all', person })}">${escapeHtml(t('start'))}</a>`,
  ]
  const { header, title } = guestHeader(shown, locale)
  const said = shown.album?.description?.trim()
  return page(locale, title, {
    main: `${header}${said ? `<p class="about" dir="auto">${escapeHtml(said)}</p>` : ''}
${chips(shown, locale)}${moments.length ? '' : `<p class="note">${escapeHtml(t('emptyPerson'))}</p>`}
<ul class="tiles">${tiles(shown, locale)}<li class="rest" aria-hidden="true"></li></ul>
<p class="more">${links.filter(Boolean).join(' ')}</p>${guestSendForm(shown, locale, moments.length === 0)}`,
  })
}

/** Everyone, or one of the people in what's shown. */
function chips({ people, person_id }: Overview, locale: Locale): string {
  if (people.length < 2) return ''
  const t = textsIn(locale)
  const chip = (id: string | undefined, name: string) =>
    `<a class="chip" href="${guestHref({ view: 'all', person: id })}"${id === person_id ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a>`
  const names = [chip(undefined, t('everyone')), ...people.map(({ id, first_name }) => chip(id, first_name))]
  return `<nav class="chips" aria-label="${escapeHtml(t('people'))}">${names.join(' ')}</nav>`
}

function tiles({ moments, person_id, dates }: Overview, locale: Locale): string {
  const alone = aloneOnPhones(moments.map(ratioOf))
  return moments.map((moment, at) => tile(moment, { person: person_id, isLarge: alone[at], dates }, locale)).join('')
}

/** A tile's width by its height. Only images that are very wide or tall are cropped. */
function ratioOf({ picture }: GuestMoment): number {
  return picture ? Math.min(3, Math.max(0.5, picture.width / picture.height)) : 1.2
}

/** Whether a phone shows each in a row of its own. */
function aloneOnPhones(ratios: readonly number[]): boolean[] {
  const rows: number[][] = []
  let room = 0
  for (const ratio of ratios) {
    if (ratio > room) {
      rows.push([])
      room = PHONE_ROW
    }
    rows.at(-1)?.push(ratio)
    room -= ratio + GAP
  }
  return rows.flatMap((row) => row.map(() => row.length === 1))
}

/** A phone's width and the gap, by the height of a tile before it grows. */
const [PHONE_ROW, GAP] = [2.1, 0.05]

type Shown = Pick<Overview, 'dates'> & { person: string | undefined; isLarge: boolean | undefined }

/** As wide as its image is in a row. */
function tile(moment: GuestMoment, { person, isLarge, dates }: Shown, locale: Locale): string {
  const { id, picture } = moment
  const { title, text, when } = wordsOf(moment, locale, dates)
  const href = guestHref({ moment: id, person })
  const ratio = ratioOf(moment)
  if (!picture) return inRow(ratio, href, `<span class="text">${escapeHtml(title || text)}</span>`)
  const t = textsIn(locale)
  const { width, height, small_url, large_url } = picture
  const alt = [title || text || t(isVideo(moment) ? 'film' : 'picture'), when].join('. ')
  const [small, large] = [escapeHtml(small_url ?? large_url), escapeHtml(large_url)]
  const widthOf = (edge: number) => Math.round(edge * Math.min(1, width / height))
  const sharp =
    small_url && isLarge
      ? ` srcset="${small} ${widthOf(SMALL_EDGE)}w, ${large} ${widthOf(LARGE_EDGE)}w" sizes="(max-width:30em) 100vw, 10em"`
      : ''
  const image = `<img src="${small}"${sharp} alt="${escapeHtml(alt)}" loading="lazy">`
  return inRow(ratio, href, `${image}${isVideo(moment) ? FILM : ''}`)
}

/** The longest edges of `small_url` and `large_url`, in pixels. */
const [SMALL_EDGE, LARGE_EDGE] = [480, 1440]

/** Padding keeps the ratio, for browsers without `aspect-ratio`. */
function inRow(ratio: number, href: string, content: string): string {
  const [grow, width, height] = [Math.round(ratio * 100), ratio.toFixed(2), (100 / ratio).toFixed(2)]
  return `<li style="flex-grow:${grow};width:${width}em"><a href="${href}" style="padding-bottom:${height}%">${content}</a></li>`
}
