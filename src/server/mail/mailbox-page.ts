import { renderSVG } from 'uqr'
import type { Locale } from '#shared/locales.ts'
import { catalogs } from '../catalogs.ts'
import { dark, light, MONO, SANS, SERIF } from './colors.ts'
import { escapeHtml } from './escape-html.ts'
import type { LocalMail } from './local-mailbox.ts'
import type { mailbox as en } from './mailbox.messages.en.ts'

const mailboxTexts = await catalogs<typeof en>(import.meta.url, './mailbox')

export const MAILBOX_PATH = '/dev/mailbox'
const REFRESH_SECONDS = 3

/** The list of emails, newest first. It refreshes itself without a script. */
export function mailboxPage(mails: LocalMail[], locale: Locale): string {
  const texts = mailboxTexts[locale]
  const content = mails.length
    ? `<ol class="mails">${mails.map((mail) => row(mail, locale)).join('')}</ol>`
    : `<p class="empty">${ENVELOPE}<span>${texts.empty}</span></p>`
  return page(locale, texts.title, {
    head: `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
    main: `<h1>${texts.title}</h1><p class="soft">${texts.explanation}</p><p><a class="back" href="${MAILBOX_PATH}/another-browser">${texts.anotherBrowser}</a></p>${content}`,
  })
}

/** A link for another browser, also as a code for phones. */
export function anotherBrowserPage(link: string, locale: Locale): string {
  const { back, anotherBrowser, anotherBrowserText } = mailboxTexts[locale]
  return page(locale, anotherBrowser, {
    head: '',
    main: `<p><a class="back" href="${MAILBOX_PATH}">&larr; ${back}</a></p>
<h1>${anotherBrowser}</h1><p class="soft">${anotherBrowserText}</p>
<div class="code" aria-hidden="true">${renderSVG(link)}</div><pre tabindex="0">${escapeHtml(link)}</pre>`,
  })
}

/** For a link that has expired, or that an earlier start printed. */
export function expiredLinkPage(locale: Locale): string {
  const { title, expiredLink } = mailboxTexts[locale]
  return page(locale, title, { head: '', main: `<h1>${title}</h1><p class="soft">${expiredLink}</p>` })
}

/** One email: its envelope, the HTML in a sandboxed frame, and the plain text. */
export function mailPage(mail: LocalMail, locale: Locale): string {
  const texts = mailboxTexts[locale]
  const subject = escapeHtml(mail.subject)
  return page(locale, subject, {
    head: '',
    main: `<p><a class="back" href="${MAILBOX_PATH}">&larr; ${texts.back}</a></p>
<h1>${subject}</h1>
<dl><dt>${texts.to}</dt><dd>${escapeHtml(mail.to)}</dd><dt>${texts.from}</dt><dd>${escapeHtml(mail.from)}</dd><dt>${texts.date}</dt><dd>${timeOf(mail, locale)}</dd></dl>
<iframe src="${MAILBOX_PATH}/${escapeHtml(mail.id)}/html" title="${texts.letter}" sandbox="allow-top-navigation-by-user-activation"></iframe>
<details><summary>${texts.plainText}</summary><pre tabindex="0">${escapeHtml(mail.text)}</pre></details>`,
  })
}

/** The HTML for the frame, with its pictures. Links open in the whole window. */
export function mailForFrame({ html: sent, pictures = [] }: Pick<LocalMail, 'html' | 'pictures'>): string {
  const html = pictures.reduce(
    (text, { cid, base64 }) => text.replaceAll(`"cid:${cid}"`, `"data:image/jpeg;base64,${base64}"`),
    sent,
  )
  const base = '<base target="_top">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html
}

function row(mail: LocalMail, locale: Locale): string {
  return `<li><a href="${MAILBOX_PATH}/${escapeHtml(mail.id)}"><span class="subject">${escapeHtml(mail.subject) || '&mdash;'}</span><span class="soft to">${escapeHtml(mail.to)}</span>${timeOf(mail, locale)}</a></li>`
}

function timeOf({ date }: LocalMail, locale: Locale): string {
  // In the server's time zone: readers are on the same machine.
  const shown = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(date))
  return `<time class="soft" datetime="${escapeHtml(date)}">${escapeHtml(shown)}</time>`
}

function page(locale: Locale, title: string, { head, main }: { head: string; main: string }): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
<title>${title} · Hearthbook</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header><a class="plate" href="${MAILBOX_PATH}">Hearthbook</a></header>
<main>${main}</main>
</body>
</html>
`
}

const ENVELOPE = `<svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linejoin="round"><path fill="var(--card)" d="M8 12h104v64H8z"/><path d="m8 12 52 38 52-38M8 76l38-37M112 76 74 39"/><circle cx="60" cy="50" r="9" fill="var(--ember)" stroke="none"/></svg>`

function variables(tokens: Record<keyof typeof light, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

const STYLE = `
:root{${variables(light)};color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{${variables(dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 ${SANS}}
header,main{max-width:840px;margin:0 auto;padding:24px 20px}
header{padding-bottom:0}
main{padding-top:28px;padding-bottom:64px}
a{color:var(--ember)}
a:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid var(--ember);outline-offset:2px}
.plate{display:inline-block;padding:8px 20px 9px;border:3px double var(--line);font:600 18px/24px ${SERIF};color:var(--ember);text-decoration:none}
h1{margin:0 0 12px;font:600 36px/1.15 ${SERIF};letter-spacing:-.01em;overflow-wrap:anywhere}
.soft,dt{color:var(--inkSoft)}
main>.soft{max-width:62ch;text-wrap:pretty}
.mails{list-style:none;margin:28px 0 0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:16px;overflow:hidden}
.mails li+li{border-top:1px solid var(--line)}
.mails a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:14px 20px;color:inherit;text-decoration:none}
.mails a:hover{background:var(--sunk)}
.mails a:focus-visible{outline-offset:-3px;border-radius:16px}
.subject{grid-column:1/-1;font-weight:600;overflow-wrap:anywhere}
.to{overflow-wrap:anywhere}
time{font-variant-numeric:tabular-nums;font-size:14px}
.empty{display:flex;flex-direction:column;align-items:center;gap:20px;margin-top:56px;text-align:center;color:var(--inkSoft)}
.back{display:inline-block;padding:10px 0;text-decoration:none}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 20px}
dd{margin:0;overflow-wrap:anywhere}
dd time{font-size:16px;color:inherit}
iframe{display:block;width:100%;height:max(800px,75vh);border:1px solid var(--line);border-radius:16px;background:var(--paper)}
details{margin-top:20px}
.code{width:240px;margin:24px 0 16px}
.code svg{display:block;width:100%}
summary{padding:10px 0;cursor:pointer}
pre{margin:0;padding:20px;overflow:auto;background:var(--sunk);border-radius:10px;font:14px/1.5 ${MONO};white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:480px){h1{font-size:28px}.mails a{grid-template-columns:1fr;padding:12px 16px}}
`
