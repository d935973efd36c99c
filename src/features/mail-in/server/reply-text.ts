import { replySentences } from '#features/notifications/server/digest-mail.ts'

/** Two lines, if a program wraps them, and one to spare. */
const ATTRIBUTION_LINES = 3
const SIGNATURE = /^-- ?$/
const SEPARATOR = /^\s*[-_]{5,}/
/** What phones write below a reply, in the languages of our emails and in English. */
const DEVICE =
  /^(sent from|get outlook for|von meinem|gesendet (von|mit)|outlook für|envoyé (de|depuis|à partir)|télécharge[rz] outlook|obtenir outlook|enviado (desde|de)|obtener outlook|obtén outlook)\b.{0,60}$/i

/**
 * What a person wrote above the email that they answer; empty if there's nothing. Cuts off quoted text by what every program
 * leaves in it, whatever its language: quote marks, the address that sent the email, or the sentence that invites replies.
 */
export function replyText(text: string, { from }: { from: string }): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const address = from.toLowerCase()
  const names = (line: string) => line.toLowerCase().includes(address)
  const isQuoted = (line: string) => /^\s*>/.test(line)
  const invites = (line: string) => replySentences.some((sentence) => line.includes(sentence))
  const end = lines.findIndex(
    (line) => isQuoted(line) || names(line) || invites(line) || SIGNATURE.test(line) || SEPARATOR.test(line),
  )
  const own = end < 0 ? lines : lines.slice(0, end)
  const after = lines[end] ?? ''
  // "On Friday, Hearthbook", and "<album@example.org> wrote:" on the next line.
  if (/^\s*(<|\[?mailto:)/i.test(after) && own.at(-1)?.trim()) own.pop()
  dropBlank(own)
  if (isQuoted(after)) dropAttribution(own)
  while (DEVICE.test(own.at(-1)?.trim() ?? '')) {
    own.pop()
    dropBlank(own)
  }
  return own.join('\n').trim()
}

/** "Hearthbook wrote on Friday at 8:", above a quote. */
function dropAttribution(lines: string[]) {
  if (!lines.at(-1)?.trimEnd().endsWith(':')) return
  const start = lines.findLastIndex((line) => !line.trim()) + 1
  const paragraph = lines.slice(start)
  const isWhole = paragraph.length <= ATTRIBUTION_LINES && /\d/.test(paragraph.join(' '))
  lines.splice(isWhole ? start : lines.length - 1)
  dropBlank(lines)
}

function dropBlank(lines: string[]) {
  while (lines.length && !lines.at(-1)?.trim()) lines.pop()
}
