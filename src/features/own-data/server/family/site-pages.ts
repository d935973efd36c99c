import { approximateDateIn } from '#features/photos/server/approximate-date-in.ts'
import { escapeHtml } from '#server/mail/escape-html.ts'
import { fullName } from '#shared/full-name.ts'
import type { Locale } from '#shared/locales.ts'
import type { ExportedLetter, ExportedMilestone, ExportedPhoto } from './exported-family.queries.ts'
import { siteText } from './site-text.ts'

export type SiteMonth = { month: string; photos: number; cover: string | null }
export type SiteChild = { name: string; folder: string; answers: number }
export type PlacedPhoto = ExportedPhoto & {
  path: string
  live_video_path: string | null
  preview: string | null
  captions: { path: string; transcript: string | null; speaker: string | null }[]
}
/** By photo: the month whose page shows it, and whether it has a preview. */
export type ShownPhotos = { months: Map<string, string>; previews: Set<string> }

export function homePage(
  family: string,
  {
    months,
    children,
    milestones,
    letters,
    codes,
  }: { months: SiteMonth[]; children: SiteChild[]; milestones: number; letters: number; codes: number },
  locale: Locale,
): string {
  const say = siteText(locale)
  const years = Map.groupBy(months.toReversed(), ({ month }) => month.slice(0, 4))
  const parts = [...years].map(
    ([year, list]) =>
      `<section><h2>${year}</h2><div class="cards">${list
        .map(({ month, photos, cover }) => {
          const picture = cover ? `<img loading="lazy" alt="" src="${cover}">` : ''
          return `<a class="card" href="site/${month}.html">${picture}<b>${monthName(month, locale)}</b><small>${say('photos', { count: photos })}</small></a>`
        })
        .join('')}</div></section>`,
  )
  const links = [
    ...(milestones ? [`<a href="site/milestones.html">${say('milestones')} (${milestones})</a>`] : []),
    ...children.map(
      ({ name, folder, answers }) =>
        `<a href="${folder}/index.html">${escapeHtml(say('answers', { name }))} (${answers})</a>`,
    ),
    ...(letters ? [`<a href="site/letters.html">${say('letters')} (${letters})</a>`] : []),
    ...(codes ? [`<a href="site/codes.html">${say('codes')} (${codes})</a>`] : []),
  ]
  const nav = links.length ? `<nav>${links.join('')}</nav>` : ''
  return sitePage(family, `<h1>${escapeHtml(family)}</h1>${nav}${parts.join('') || `<p>${say('empty')}</p>`}`, locale)
}

export function monthPage(month: string, photos: PlacedPhoto[], locale: Locale): string {
  const say = siteText(locale)
  const figures = photos.map((photo) => {
    const source = `../${encodePath(photo.path)}`
    const name = escapeHtml(photo.description || photo.filename)
    const seen =
      photo.kind === 'video'
        ? `<video controls preload="none"${photo.preview ? ` poster="../${photo.preview}"` : ''} src="${source}"></video>`
        : photo.preview
          ? `<a href="${source}"><img loading="lazy" alt="${name}" width="${photo.width}" height="${photo.height}" src="../${photo.preview}"></a>`
          : `<a href="${source}">${name}</a>`
    return `<figure id="${photo.id}">${seen}<figcaption>${captionOf(photo, locale)}</figcaption></figure>`
  })
  const title = monthName(month, locale)
  return sitePage(
    title,
    `<p><a href="../index.html">${say('back')}</a></p><h1>${title}</h1><div class="grid">${figures.join('')}</div>`,
    locale,
  )
}

function captionOf(photo: PlacedPhoto, locale: Locale): string {
  const people = photo.people.map(fullName).join(', ')
  const facts = [takenOn(photo, locale), photo.location_name, people, ...photo.tags.map(({ name }) => `#${name}`)]
  const said = photo.comments.map(
    ({ author, text, created_at }) =>
      `<blockquote>${author ? `<b>${escapeHtml(author)}</b> ` : ''}${escapeHtml(text ?? '')} <small>${dayName(created_at, locale)}</small></blockquote>`,
  )
  const words = photo.description ? `<p>${escapeHtml(photo.description)}</p>` : ''
  const voice = photo.captions
    .map(
      ({ path, transcript, speaker }) =>
        `${speaker ? `<p><b>${escapeHtml(speaker)}</b></p>` : ''}<audio controls preload="none" src="../${path}"></audio>${transcript ? `<blockquote>${escapeHtml(transcript)}</blockquote>` : ''}`,
    )
    .join('')
  const liveVideo = photo.live_video_path
    ? `<p><a href="../${encodePath(photo.live_video_path)}">▶ Live Photo</a></p>`
    : ''
  return `${voice}${liveVideo}${words}<small>${facts
    .flatMap((fact) => (fact ? escapeHtml(fact) : []))
    .join(' · ')}</small>${said.join('')}`
}

function takenOn({ taken_at, taken_precision }: PlacedPhoto, locale: Locale): string | null {
  if (!taken_at) return null
  const isDay = taken_precision === 'time' || taken_precision === 'day'
  return isDay ? dayName(taken_at, locale) : approximateDateIn(locale, taken_at, taken_precision)
}

export function milestonesPage(milestones: ExportedMilestone[], shown: ShownPhotos, locale: Locale): string {
  const say = siteText(locale)
  const articles = milestones.map(({ name, description, date, child_name, photos }) => {
    const pictures = photos
      .filter(({ id }) => shown.previews.has(id))
      .map(
        ({ id }) =>
          `<a href="${shown.months.get(id)}.html#${id}"><img loading="lazy" alt="" src="../previews/${id}.webp"></a>`,
      )
    const words = description ? `<p>${escapeHtml(description)}</p>` : ''
    const facts = [dayName(date, locale), child_name].flatMap((fact) => (fact ? escapeHtml(fact) : []))
    return `<article><h2>${escapeHtml(name)}</h2><small>${facts.join(' · ')}</small>${words}<div class="row">${pictures.join('')}</div></article>`
  })
  return sitePage(
    say('milestones'),
    `<p><a href="../index.html">${say('back')}</a></p><h1>${say('milestones')}</h1>${articles.join('')}`,
    locale,
  )
}

type LetterParts = { shown: ShownPhotos; paths: ReadonlyMap<string, string> }

/** Letters that have opened, the latest first. */
export function lettersPage(letters: ExportedLetter[], { shown, paths }: LetterParts, locale: Locale): string {
  const say = siteText(locale)
  const articles = letters.map(({ person_name, author_name, created_at, letter, files }) => {
    const enclosed = files.map(({ id, kind, filename, photo_id }) => {
      if (photo_id)
        return shown.previews.has(photo_id)
          ? `<a href="${shown.months.get(photo_id)}.html#${photo_id}"><img loading="lazy" alt="" src="../previews/${photo_id}.webp"></a>`
          : ''
      const path = paths.get(id)
      if (!path || !kind) return ''
      if (kind === 'image') return `<a href="../${path}"><img loading="lazy" alt="" src="../${path}"></a>`
      return `<${kind} controls preload="none" aria-label="${escapeHtml(filename ?? '')}" src="../${path}"></${kind}>`
    })
    const from = say('sealedBy', { author: author_name, date: dayName(created_at, locale) })
    return `<article><h2>${escapeHtml(say('letterFor', { name: person_name }))}</h2><small>${escapeHtml(from)}</small><p>${escapeHtml(letter ?? '')}</p><div class="row">${enclosed.join('')}</div></article>`
  })
  return sitePage(
    say('letters'),
    `<p><a href="../index.html">${say('back')}</a></p><h1>${say('letters')}</h1>${articles.join('')}`,
    locale,
  )
}

/** A self-contained HTML page. */
export function sitePage(title: string, body: string, locale: Locale): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<main>${body}</main>
</html>
`
}

function monthName(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}

/** The date as stored, independent of the server's time zone. */
function dayName(at: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${at.slice(0, 10)}T00:00:00Z`),
  )
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fbf7f1,#191513);--card:light-dark(#fff,#231d1a);--ink:light-dark(#2a211c,#f4ece4);--soft:light-dark(#6b5d53,#b8a99d);--line:light-dark(#e6dacb,#3a302a);--ember:light-dark(#b4472b,#f08a6a)}
body{margin:0 auto;max-width:72rem;padding:2rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
h1,h2{font-family:Georgia,serif;line-height:1.2;text-wrap:balance}
h1{font-size:2.25rem}
a{color:var(--ember)}
small{color:var(--soft)}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}
nav a{padding:.6rem 0}
.cards,.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:1rem}
.card,figure,article{display:block;margin:0;padding:.75rem;border:1px solid var(--line);border-radius:1rem;background:var(--card);color:inherit;text-decoration:none}
.card b{display:block;margin-top:.5rem;font-family:Georgia,serif}
.card img{width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:.6rem}
figure audio{width:100%;margin-top:.5rem}
figure img,figure video{width:100%;height:auto;border-radius:.6rem;background:var(--line)}
article{margin-top:1rem}
.row{display:flex;flex-wrap:wrap;gap:.5rem}
.row img{height:8rem;border-radius:.6rem}
blockquote{margin:.5rem 0 0;padding-left:.75rem;border-left:2px solid var(--line)}
p{white-space:pre-line;overflow-wrap:anywhere}
`
