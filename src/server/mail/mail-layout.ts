import type { Locale } from '#shared/locales.ts'
import { catalogs } from '../catalogs.ts'
import { dark, light, MONO, SANS, SERIF } from './colors.ts'
import { escapeHtml, withoutControls } from './escape-html.ts'
import type { MailPicture } from './mail-message.ts'
import type { mailLayout as en } from './mail-layout.messages.en.ts'

export const mailTexts = await catalogs<typeof en>(import.meta.url, './mail-layout')

/**
 * A paragraph (line breaks are kept), a list, facts with their labels, what was paid for, pictures, a button, a code to type, or a
 * quote from a person.
 */
export type MailPart =
  | string
  | { list: string[] }
  | { facts: [label: string, value: string][] }
  | { paid: Paid; total: Paid }
  | { pictures: MailPicture[]; alt: string; caption?: string }
  | { label: string; url: string }
  | { code: string }
  | { quote: string; by: string }

type Paid = { what: string; note?: string; amount: string }

export type MailContent = {
  locale: Locale
  /** Preview text after the subject in inboxes. */
  preheader: string
  heading: string
  body: MailPart[]
  /** Why the person gets this email. */
  footer: string
}

/**
 * Renders an email as HTML and plain text. Texts written by people are escaped.
 * @throws TypeError for a button whose URL isn't http or https
 */
export function renderMail(content: MailContent): { html: string; text: string; pictures?: MailPicture[] } {
  for (const part of content.body) {
    if (typeof part !== 'string' && 'url' in part && !/^https?:\/\//.test(part.url)) {
      throw new TypeError('A button of a mail leads to http or https')
    }
  }
  const pictures = content.body.flatMap((part) => (typeof part === 'object' && 'pictures' in part ? part.pictures : []))
  return { html: toHtml(content), text: toText(content), ...(pictures.length && { pictures }) }
}

function toText({ heading, body, footer }: MailContent): string {
  const parts = body.flatMap((part) => {
    if (typeof part === 'string') return part
    if ('pictures' in part) return part.caption ?? []
    if ('list' in part) return part.list.map((item) => `• ${oneLine(item)}`).join('\n')
    if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n')
    if ('paid' in part)
      return [part.paid, part.total]
        .map(({ what, note, amount }) => `${what}: ${amount}${note ? `\n${note}` : ''}`)
        .join('\n')
    if ('quote' in part) return `“${part.quote}”\n— ${oneLine(part.by)}`
    return 'code' in part ? part.code : `${part.label}:\n${part.url}`
  })
  return withoutControls([oneLine(heading), ...parts, `--\nHearthbook\n${footer}`].join('\n\n')) + '\n'
}

function toHtml({ locale, preheader, heading, body, footer }: MailContent): string {
  const title = escapeHtml(oneLine(heading))
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(oneLine(preheader))}${'&#8199;&#847; '.repeat(40)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background-color:${light.paper};"><tr><td align="center" class="edge" style="padding:32px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;"><tr>
<td class="spine" width="22" style="width:22px;background-color:${light.ember};${LINEN}border-radius:6px 0 0 6px;font-size:0;line-height:0;">&nbsp;</td>
<td class="stitch" width="9" style="width:9px;background-color:${light.sunk};border-right:2px dashed ${light.line};font-size:0;line-height:0;">&nbsp;</td>
<td class="card" style="background-color:${light.card};border:1px solid ${light.line};border-left:0;border-radius:0 16px 16px 0;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="page" style="padding:36px 44px 40px 38px;">
${LABEL}
<h1 class="ink" style="margin:32px 0 20px;font-family:${SERIF};font-weight:600;font-size:28px;line-height:1.2;letter-spacing:-0.01em;text-wrap:balance;color:${light.ink};">${unbroken(title)}</h1>
${body.map((part) => partToHtml(part, locale)).join('\n')}
<p class="soft rule" style="margin:32px 0 0;padding-top:20px;border-top:1px solid ${light.line};font-family:${SANS};font-size:14px;line-height:1.5;color:${light.inkSoft};">${lines(footer)}</p>
</td></tr></table>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

function partToHtml(part: MailPart, locale: Locale): string {
  if (typeof part === 'string') {
    return `<p class="ink" style="margin:0 0 16px;font-family:${SANS};font-size:16px;line-height:1.55;color:${light.ink};overflow-wrap:anywhere;">${lines(part)}</p>`
  }
  if ('code' in part) return codeToHtml(part.code)
  if ('list' in part) return listToHtml(part.list)
  if ('facts' in part) return factsToHtml(part.facts)
  if ('paid' in part) return paidToHtml(part)
  if ('pictures' in part) return picturesToHtml(part)
  if ('quote' in part) return quoteToHtml(part)
  const url = escapeHtml(part.url)
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0 12px;"><tr><td class="ember" align="center" style="background-color:${light.ember};border-radius:10px;"><a class="on-ember" href="${url}" style="display:block;padding:16px 24px;font-family:${SANS};font-size:18px;line-height:24px;font-weight:600;color:${light.onEmber};text-decoration:none;">${escapeHtml(oneLine(part.label))}</a></td></tr></table>
<p class="soft" style="margin:0 0 24px;font-family:${SANS};font-size:12px;line-height:1.5;color:${light.inkSoft};">${mailTexts[locale].linkHint}<br><a class="soft" href="${url}" style="color:${light.inkSoft};text-decoration:none;word-break:break-all;">${url}</a></p>`
}

const table = (rows: string, style = '', className = '') =>
  `<table role="presentation"${className && ` class="${className}"`} width="100%" cellpadding="0" cellspacing="0" style="${style}">${rows}</table>`
const text = (px: number, color: string) => `font-family:${SANS};font-size:${px}px;line-height:1.5;color:${color};`

/** A second line starts below the first, not below the dot. */
function listToHtml(items: string[]): string {
  const rows = items.map(
    (item) =>
      `<tr><td class="soft" width="18" valign="top" style="width:18px;padding:0 0 8px;${text(16, light.inkSoft)}">&bull;</td><td class="ink" style="padding:0 0 8px;${text(16, light.ink)}overflow-wrap:anywhere;">${unbroken(escapeHtml(oneLine(item)))}</td></tr>`,
  )
  return table(rows.join(''), 'margin:0 0 16px;')
}

function factsToHtml(facts: [string, string][]): string {
  const rule = `border-top:1px solid ${light.line};`
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="soft rule" width="80" valign="top" style="width:80px;padding:11px 8px 9px 0;${rule}${text(14, light.inkSoft)}">${escapeHtml(label)}</td><td class="ink rule" style="padding:10px 0;${rule}${text(16, light.ink)}overflow-wrap:anywhere;">${escapeHtml(oneLine(value))}</td></tr>`,
  )
  return table(rows.join(''), `margin:8px 0 24px;border-bottom:1px solid ${light.line};`, 'rule')
}

function paidToHtml({ paid, total }: { paid: Paid; total: Paid }): string {
  const row = ({ what, note = '', amount }: Paid, look: string) => {
    const top = `padding:14px 0 ${note ? 2 : 14}px;border-top:1px solid ${light.line};${look}`
    const under = note
      ? `<tr><td colspan="2" class="soft" style="padding:0 0 14px;${text(14, light.inkSoft)}">${escapeHtml(note)}</td></tr>`
      : ''
    return `<tr><td class="ink rule" valign="top" style="${top}">${escapeHtml(what)}</td><td class="ink rule" align="right" valign="top" style="${top}padding-left:16px;white-space:nowrap;">${escapeHtml(amount)}</td></tr>${under}`
  }
  const serif = `font-family:${SERIF};font-size:20px;line-height:1.3;font-weight:600;color:${light.ink};`
  return table(row(paid, text(16, light.ink)) + row(total, serif), 'margin:8px 0 0;')
}

/** The text's width on a wide screen. */
const WIDTH = 486
const GAP = 6

/** One alone is as wide as the text if it's wide, else as a phone; others in rows of two and three, edge to edge. */
function picturesToHtml({
  pictures,
  alt,
  caption,
}: {
  pictures: MailPicture[]
  alt: string
  caption?: string
}): string {
  const image = ({ cid, isWide }: MailPicture, px: number, style = 'width:100%;') =>
    `<img src="cid:${escapeHtml(cid)}" width="${px}" height="${isWide ? Math.round(px * 0.75) : px}" alt="${escapeHtml(alt)}" style="display:block;${style}height:auto;border:0;border-radius:10px;">`
  const [first, second] = pictures
  const said = caption
    ? `<p class="soft" style="margin:8px 0 0;${text(14, light.inkSoft)}overflow-wrap:anywhere;">${escapeHtml(oneLine(caption))}</p>`
    : ''
  if (first && !second)
    return `<div style="margin:0 0 16px;">${first.isWide ? image(first, WIDTH) : image(first, 400, 'width:400px;max-width:100%;')}${said}</div>`
  const rows: string[] = []
  for (let rest = pictures; rest.length > 0;) {
    const across = rest.length % 3 === 0 ? 3 : 2
    const space = GAP / across
    const cells = rest.slice(0, across).map((picture, at) => {
      const padding = `0 ${Math.round(space * (across - 1 - at))}px ${GAP}px ${Math.round(space * at)}px`
      return `<td width="${Math.floor(100 / across)}%" valign="top" style="padding:${padding};">${image(picture, Math.floor(WIDTH / across - space))}</td>`
    })
    rows.push(table(`<tr>${cells.join('')}</tr>`))
    rest = rest.slice(across)
  }
  return `<div style="margin:0 0 ${20 - GAP}px;">${rows.join('')}</div>`
}

/** A person's own words. */
function quoteToHtml({ quote, by }: { quote: string; by: string }): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;"><tr><td class="sunk" style="padding:18px 20px;background-color:${light.sunk};border-left:4px solid ${light.ember};border-radius:0 10px 10px 0;"><p class="ink" style="margin:0 0 8px;font-family:${SERIF};font-style:italic;font-size:20px;line-height:1.45;color:${light.ink};overflow-wrap:anywhere;">${lines(quote)}</p><p class="soft" style="margin:0;font-family:${SANS};font-size:14px;line-height:1.5;color:${light.inkSoft};">${escapeHtml(oneLine(by))}</p></td></tr></table>`
}

function codeToHtml(code: string): string {
  // The left padding balances the letter-spacing after the last character.
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;"><tr><td class="sunk" align="center" style="padding:20px 8px;background-color:${light.sunk};border:1px solid ${light.line};border-radius:10px;"><span class="ink" style="padding-left:0.25em;font-family:${MONO};font-size:34px;line-height:40px;font-weight:600;letter-spacing:0.25em;white-space:nowrap;color:${light.ink};">${escapeHtml(code)}</span></td></tr></table>`
}

/** Words and names with a hyphen stay on one line. */
function unbroken(html: string): string {
  return html.replace(
    /(?<=^|\s)\p{L}{1,16}-\p{L}{1,16}(?=$|[\s.,:?!])/gu,
    '<span style="white-space:nowrap;">$&</span>',
  )
}

function lines(said: string): string {
  return unbroken(escapeHtml(said)).replaceAll('\n', '<br>')
}

function oneLine(said: string): string {
  return said.replace(/\s+/g, ' ').trim()
}

/** A linen texture, for email apps that support gradients. */
const LINEN =
  'background-image:repeating-linear-gradient(0deg,rgba(255,255,255,0.10) 0 1px,transparent 1px 3px),repeating-linear-gradient(90deg,rgba(0,0,0,0.10) 0 1px,transparent 1px 3px);'

/** The brand label, like the title plate of an album. */
const LABEL = `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="plate" style="padding:8px 20px 9px;border:3px double ${light.line};font-family:${SERIF};font-size:18px;line-height:24px;font-weight:600;letter-spacing:0.02em;color:${light.ember};">Hearthbook</td></tr></table>`

const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.edge{padding:12px 0 !important}.spine{width:12px !important;border-radius:0 !important}.card{border-radius:0 !important;border-right:0 !important}.page{padding:24px 20px 28px 18px !important}}
@media (prefers-color-scheme:dark){
.paper{background-color:${dark.paper} !important}
.card{background-color:${dark.card} !important;border-color:${dark.line} !important}
.sunk{background-color:${dark.sunk} !important;border-color:${dark.line} !important}
.stitch{background-color:${dark.sunk} !important;border-color:${dark.line} !important}
.ink{color:${dark.ink} !important}
.soft{color:${dark.inkSoft} !important}
.rule{border-color:${dark.line} !important}
.plate{color:${dark.ember} !important;border-color:${dark.line} !important}
.ember{background-color:${dark.ember} !important}
.on-ember{color:${dark.onEmber} !important}
}
`
