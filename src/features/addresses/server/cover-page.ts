import { catalogs } from '#server/catalogs.ts'
import { dark, light, SANS, SERIF } from '#server/mail/colors.ts'
import { escapeHtml } from '#server/mail/escape-html.ts'
import type { Locale } from '#shared/locales.ts'
import type { FamilyAt } from './addresses.queries.ts'
import type { coverPage as en } from './cover-page.messages.en.ts'

const texts = await catalogs<typeof en>(import.meta.url, './cover-page')

/** The closed album: the family's name, and a link to the sign-in page. */
export function coverPage({ id, name }: FamilyAt, locale: Locale, appUrl: string): string {
  const t = texts[locale]
  return page(
    locale,
    name,
    `<h1>${escapeHtml(name)}</h1><p>${t.kept} ${t.members}</p><a href="${escapeHtml(`${appUrl}/families/${id}`)}">${t.open}</a>`,
  )
}

export function nobodyPage(locale: Locale, appUrl: string): string {
  const t = texts[locale]
  return page(
    locale,
    t.nobodyTitle,
    `<h1>${t.nobodyTitle}</h1><p>${t.nobodyText}</p><a href="${escapeHtml(appUrl)}/">${t.home}</a>`,
  )
}

function page(locale: Locale, title: string, main: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body><main>${RIBBON}<div>${main}</div></main></body>
</html>
`
}

/** A bookmark over the edge of the cover. */
const RIBBON = '<svg viewBox="0 0 40 96" aria-hidden="true"><path d="M0 0h40v96L20 78 0 96z"/></svg>'

const tokens = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

const STYLE = `
:root{${tokens(light)}}
@media (prefers-color-scheme:dark){:root{${tokens(dark)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--sunk);color:var(--ink);font:18px/1.55 ${SANS}}
main{position:relative;display:grid;place-items:center;width:100%;max-width:640px;min-height:min(76dvh,760px);padding:48px 32px;border-radius:6px 24px 24px 6px;border:1px solid var(--line);border-left:20px solid var(--ember);background:var(--card);box-shadow:0 12px 40px rgb(42 33 28/.12);text-align:center}
svg{position:absolute;top:0;right:48px;width:30px;fill:var(--ember)}
h1{margin:0 0 16px;font:600 clamp(36px,9vw,64px)/1.1 ${SERIF};overflow-wrap:anywhere;text-wrap:balance}
p{margin:0 auto 32px;max-width:26em;color:var(--inkSoft)}
a{display:inline-block;padding:13px 26px;border-radius:10px;background:var(--ember);color:var(--onEmber);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--ember);outline-offset:3px}
`
