import type { Locale } from '#shared/locales.ts'
import { siteContent } from '../site-content.ts'
import { publicMessages } from './public-page.ts'

/**
 * Shown by the service worker for pages that can't be loaded, with the photos saved on this device. Self-contained except for
 * its scripts, which are cached too.
 */
export function renderOfflinePage(locale: Locale): string {
  const { title, text, shared, again, hint, ...texts } = publicMessages[locale].offline
  const scripts = ['/offline.js', '/offline-photos.js'].map((src) => `<script src="${src}" defer></script>`).join('')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><title>${title} · ${siteContent.name}</title><style>${STYLE}</style>${scripts}</head><body><main data-texts='${JSON.stringify(texts).replaceAll("'", '&#39;')}'>${LAMP}<h1>${title}</h1><p id="text">${text}</p><p id="hint" hidden>${hint}</p><p id="shared" hidden>${shared}</p><p><a href="">${again}</a></p><div id="photos"></div></main></body></html>`
}

const STYLE = `@view-transition{navigation:auto}
:root{color-scheme:light dark;--paper:light-dark(#fbf7f1,#191513);--ink:light-dark(#2a211c,#f4ece4);--soft:light-dark(#6b5d53,#b8a99d);--ember:light-dark(#b4472b,#f08a6a);--on:light-dark(#fff,#1f120d);--gold:light-dark(#d9a441,#e7b860);--line:light-dark(#e6dacb,#3a302a);--sunk:light-dark(#f3ece2,#120f0d)}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.125rem/1.55 system-ui,sans-serif;text-align:center}
main{max-width:30rem;padding:1.5rem}
svg{width:9rem;height:auto}
h1{font:600 2.25rem/1.14 Georgia,serif;margin:1.5rem 0 0;text-wrap:balance}
p{margin:.75rem 0 0;color:var(--soft);text-wrap:pretty}
a{display:inline-flex;align-items:center;min-height:3rem;margin-top:1rem;padding:0 1.5rem;border-radius:10px;background:var(--ember);color:var(--on);font-weight:600;text-decoration:none}
a:focus-visible,button:focus-visible,#photos a:focus-visible{outline:2px solid var(--ember);outline-offset:2px}
body.has-photos{display:block;place-items:normal;text-align:left}
.has-photos main{max-width:82rem;margin:0 auto;padding:1rem}
.has-photos svg{display:none}
.has-photos h1{font-size:1.75rem;margin:.5rem 0 0}
.has-photos p{margin-top:.25rem}
.has-photos p a{min-height:2.75rem;margin:0;padding:0;background:none;color:var(--ember)}
nav{display:flex;gap:.5rem;overflow-x:auto;margin:1.25rem -1rem 0;padding:.25rem 1rem}
button{font:inherit;font-size:1rem;font-weight:600;min-height:2.75rem;padding:0 1rem;border:1px solid var(--line);border-radius:10px;background:none;color:var(--ink);white-space:nowrap;cursor:pointer}
button[aria-pressed=true]{background:var(--ember);border-color:var(--ember);color:var(--on)}
#photos section{content-visibility:auto;contain-intrinsic-height:auto 16rem}
#photos h2{font:600 1.25rem/1.3 Georgia,serif;margin:1.5rem 0 .5rem}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(30%,10rem),1fr));gap:4px}
#photos .grid a{display:block;position:relative;margin:0;padding:0;min-height:0;aspect-ratio:1;background:var(--sunk);border-radius:4px;overflow:hidden}
.grid img{display:block;width:100%;height:100%;object-fit:cover}
dialog{position:fixed;inset:0;width:100vw;height:100dvh;max-width:none;max-height:none;margin:0;padding:0;border:0;background:#120f0d;color:#f4ece4}
.track{display:flex;height:100%;overflow:auto hidden;scroll-snap-type:x mandatory;scrollbar-width:none;overscroll-behavior:contain}
figure{flex:0 0 100%;height:100%;margin:0;display:flex;flex-direction:column;scroll-snap-align:start;scroll-snap-stop:always}
figure img{flex:1;min-height:0;width:100%;object-fit:contain}
figcaption{padding:.75rem 1.25rem calc(1rem + env(safe-area-inset-bottom));font-size:1rem;text-align:center;max-height:30%;overflow:auto}
figcaption p{margin:0;color:#b8a99d}
figcaption p.said{color:#f4ece4}
dialog button{position:absolute;top:calc(.75rem + env(safe-area-inset-top));right:.75rem;width:3rem;min-height:3rem;padding:0;border:0;border-radius:50%;background:rgb(18 15 13/.6);color:#f4ece4;font-size:1.5rem;line-height:1}
dialog .previous,dialog .next{top:calc(50% - 1.5rem)}
dialog .previous{left:.75rem;right:auto}
@media(pointer:coarse){dialog .previous,dialog .next{display:none}}`

/** A lamp that's off, above a closed book. */
const LAMP = `<svg viewBox="0 0 180 130" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M90 4v22" stroke="var(--soft)" stroke-width="3"/><path d="M58 58c2-20 14-32 32-32s30 12 32 32z" fill="var(--gold)"/><path d="M20 92c24-10 48-9 70 3 22-12 46-13 70-3v30c-24-10-48-9-70 3-22-12-46-13-70-3z" stroke="var(--ember)" stroke-width="4"/><path d="M90 96v28" stroke="var(--ember)" stroke-width="4"/></svg>`
