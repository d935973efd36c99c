import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { escapeHtml } from '#server/mail/escape-html.ts'
import type { Locale } from '#shared/locales.ts'
import { required } from '#shared/required.ts'
import type { ChildExport } from '../personality.contract.ts'
import type { answersPage as en } from './answers-page.messages.en.ts'

const texts = await catalogs<typeof en>(import.meta.url, './answers-page')

/** An answer on the page: the ID that links point to, and the path of its video. */
type Answer = { id: string; videoPath: string | null }

/** Link back to the index, if there is more than one page. */
type WayBack = { href: string; label: string }

/**
 * A self-contained HTML page that only needs the files next to it. Each question appears once, followed by its answers
 * over the years.
 */
export function answersPage(facts: ChildExport, answers: readonly Answer[], locale: Locale, back?: WayBack): string {
  const say = createTranslator({ locale, messages: texts[locale] })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const questions = Map.groupBy(
    facts.responses.map((response, index) => ({ ...response, ...required(answers[index]) })),
    ({ prompt }) => prompt,
  )
  const sections = [...questions].map(([question, given]) => {
    const entries = given.map(({ id, videoPath, responseText, transcript, age, answeredAt }) => {
      const video = videoPath ? `<video controls preload="metadata" src="${escapeHtml(videoPath)}"></video>` : ''
      const text = responseText ? `<p>${escapeHtml(responseText)}</p>` : ''
      const heard = transcript ? `<blockquote>${escapeHtml(transcript)}</blockquote>` : ''
      const when = `${say('age', { age: Math.max(0, age) })}, ${dates.format(new Date(answeredAt))}`
      return `<article id="${id}">${video}${text}${heard}<small>${escapeHtml(when)}</small></article>`
    })
    return `<section><h2>${escapeHtml(question)}</h2><div>${entries.join('')}</div></section>`
  })
  const title = escapeHtml(say('title', { name: facts.name }))
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
<main>
${back ? `<p><a href="${back.href}">${escapeHtml(back.label)}</a></p>` : ''}
<h1>${title}</h1>
${sections.join('\n')}
</main>
</html>
`
}

const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fbf7f1,#191513);--card:light-dark(#fff,#231d1a);--ink:light-dark(#2a211c,#f4ece4);--line:light-dark(#e6dacb,#3a302a);--ember:light-dark(#b4472b,#f08a6a)}
body{margin:0 auto;max-width:64rem;padding:2rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
h1,h2{font-family:Georgia,serif;line-height:1.2;text-wrap:balance}
h1{font-size:2.25rem}
a{color:var(--ember)}
section>div{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:1rem}
article{padding:1rem;border:1px solid var(--line);border-radius:1rem;background:var(--card)}
video{width:100%;aspect-ratio:4/3;border-radius:.6rem;background:var(--line)}
blockquote{margin:1rem 0;padding-left:.9rem;border-left:3px solid var(--line);font-style:italic;overflow-wrap:anywhere}
p{white-space:pre-line;overflow-wrap:anywhere}
`
