import type { Locale } from '#shared/locales.ts'
import { siteContent } from '../site-content.ts'
import { publicMessages } from './public-page.ts'

/** Shown by the service worker for pages that can't be loaded. Self-contained except for its script, which is cached too. */
export function renderOfflinePage(locale: Locale): string {
  const { title, text, shared, again } = publicMessages[locale].offline
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><title>${title} · ${siteContent.name}</title><style>${STYLE}</style><script src="/offline.js" defer></script></head><body><main>${LAMP}<h1>${title}</h1><p>${text}</p><p id="shared" hidden>${shared}</p><p><a href="">${again}</a></p></main></body></html>`
}

const STYLE = `@view-transition{navigation:auto}
:root{color-scheme:light dark;--paper:light-dark(#fbf7f1,#191513);--ink:light-dark(#2a211c,#f4ece4);--soft:light-dark(#6b5d53,#b8a99d);--ember:light-dark(#b4472b,#f08a6a);--on:light-dark(#fff,#1f120d);--gold:light-dark(#d9a441,#e7b860)}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.125rem/1.55 system-ui,sans-serif;text-align:center}
main{max-width:30rem;padding:1.5rem}
svg{width:9rem;height:auto}
h1{font:600 2.25rem/1.14 Georgia,serif;margin:1.5rem 0 0;text-wrap:balance}
p{margin:.75rem 0 0;color:var(--soft);text-wrap:pretty}
a{display:inline-flex;align-items:center;min-height:3rem;margin-top:1rem;padding:0 1.5rem;border-radius:10px;background:var(--ember);color:var(--on);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--ember);outline-offset:2px}`

/** A lamp that's off, above a closed book. */
const LAMP = `<svg viewBox="0 0 180 130" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M90 4v22" stroke="var(--soft)" stroke-width="3"/><path d="M58 58c2-20 14-32 32-32s30 12 32 32z" fill="var(--gold)"/><path d="M20 92c24-10 48-9 70 3 22-12 46-13 70-3v30c-24-10-48-9-70 3-22-12-46-13-70-3z" stroke="var(--ember)" stroke-width="4"/><path d="M90 96v28" stroke="var(--ember)" stroke-width="4"/></svg>`
