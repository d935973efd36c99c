import { readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import type { Http } from '#server/http/route.ts'
import { sendPage } from '#server/http/send-page.ts'
import { dark, SANS, SERIF } from '#server/mail/colors.ts'
import { escapeHtml } from '#server/mail/escape-html.ts'
import type { Locale } from '#shared/locales.ts'
import { frameCookie } from './frame-cookie.ts'
import { screenOf, type FrameDeps } from './frame.ts'
import type { framePage as en } from './frame-page.messages.en.ts'

const texts = await catalogs<typeof en>(import.meta.url, './frame-page')

const ALLOWS = [
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  'font-src data:',
  "connect-src 'self'",
]

/** The page of screens: the same for everyone. Renews the cookie, so that a screen stays paired. */
export async function readFramePage(deps: FrameDeps, locale: Locale, http: Http): Promise<void> {
  const { request, reply } = http
  const token = frameCookie.read(request, deps.secure)
  if (token && (await screenOf(deps, http))) frameCookie.set(reply, deps.secure, token)
  sendPage(reply, framePage(locale), { allows: ALLOWS })
}

function framePage(locale: Locale): string {
  const t = createTranslator({ locale, messages: texts[locale] })
  const say = (key: keyof typeof en) => escapeHtml(t(key, { family: '{family}' }))
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="theme-color" content="${dark.sunk}">
<title>${say('title')}</title>
<link rel="icon" href="/icon.svg">
<style>${style}</style>
</head>
<body>
<main>
<section id="pair" class="note" hidden><h1>${say('pairTitle')}</h1><p id="code" role="status"></p><p class="soft">${say('pairText')}</p></section>
<section id="hello" class="note" hidden><h1 id="family" data-text="${say('family')}" dir="auto"></h1><p id="name" dir="auto"></p><p class="soft">${say('leave')}</p></section>
<section id="empty" class="note" hidden><p>${say('empty')}</p></section>
<div id="stage" hidden></div>
<div id="night" hidden><p id="clock"></p></div>
</main>
<script src="/frame.js"></script>
</body>
</html>
`
}

/** In the page, because the addresses of the app's fonts change with each build. WOFF, which old TVs know. */
function fontFace(family: string, file: string): string {
  const bytes = readFileSync(new URL(`../../book-layout/fonts/${file}.woff`, import.meta.url))
  return `@font-face{font-family:${family};src:url(data:font/woff;base64,${bytes.toString('base64')}) format('woff')}`
}

/** Always dark, as the wall behind a picture. For browsers without variables, grid, object-fit and aspect-ratio. */
const style = `
${fontFace('Fraunces', 'fraunces-latin-400-normal')}
${fontFace('Figtree', 'figtree-latin-400-normal')}
*{box-sizing:border-box}
html,body,main{height:100%;margin:0}
html{font-size:22px;font-size:calc(10px + 1.1vmin)}
body{overflow:hidden;background:${dark.sunk};color:${dark.ink};font-family:${SANS};line-height:1.5;-webkit-user-select:none;user-select:none}
h1,p{margin:0;text-wrap:balance}
[hidden]{display:none!important}
.note{position:absolute;top:50%;left:0;right:0;padding:0 6%;text-align:center;-webkit-transform:translateY(-50%);transform:translateY(-50%)}
.note h1{font:400 2.4em/1.2 ${SERIF}}
.note p{margin:1em auto 0;max-width:36em;font-size:1.25em}
.note .soft{color:${dark.inkSoft};font-size:1.1em}
.note #code{max-width:none;margin-top:.35em;font-size:7em;line-height:1.25;letter-spacing:.06em;font-family:${SERIF};color:${dark.ember};white-space:nowrap}
#stage{position:absolute;top:0;right:0;bottom:0;left:0;overflow:hidden;cursor:none}
.layer{position:absolute;top:0;right:0;bottom:0;left:0;opacity:0;-webkit-transition:opacity 2.4s ease-in-out;transition:opacity 2.4s ease-in-out;background:${dark.sunk}}
.layer.on{opacity:1}
.box{position:relative;float:left;height:100%;overflow:hidden}
.box+.box{border-left:.35em solid ${dark.sunk}}
.picture{position:absolute;top:0;right:0;bottom:0;left:0;-webkit-transition:-webkit-transform 20s linear;transition:transform 20s linear}
.on .picture{-webkit-transform:scale(1.07);transform:scale(1.07)}
.picture img,.picture video{position:absolute;max-width:none}
.picture video{opacity:0;-webkit-transition:opacity .6s;transition:opacity .6s}
.picture video.on{opacity:1}
.words{position:absolute;bottom:0;left:0;right:0;padding:5em 2.2em 1.6em;background:-webkit-linear-gradient(top,rgba(18,15,13,0),rgba(18,15,13,.72));background:linear-gradient(to bottom,rgba(18,15,13,0),rgba(18,15,13,.72))}
.words.right{text-align:right}
.caption{font:400 1.5em/1.3 ${SERIF};max-height:3.9em;overflow:hidden}
.detail{margin-top:.25em;color:#e2d6cb;font-size:.95em;letter-spacing:.01em}
#night{position:absolute;top:0;right:0;bottom:0;left:0;background:#000;cursor:none}
#clock{position:absolute;font:400 3.4em/1 ${SERIF};color:#3b332d}
@media (max-width:40em){.note #code{font-size:4.4em}.note h1{font-size:1.8em}}
@media (prefers-reduced-motion:reduce){.on .picture{-webkit-transform:none;transform:none}}
`
