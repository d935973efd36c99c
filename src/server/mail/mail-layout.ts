import type { Locale } from '#shared/locales.ts'
import { catalogs } from '../catalogs.ts'
import { dark, light, MONO, SANS, SERIF } from './colors.ts'
import { escapeHtml, withoutControls } from './escape-html.ts'
import type { MailPicture } from './mail-message.ts'
import type { mailLayout as en } from './mail-layout.messages.en.ts'

export const mailTexts = await catalogs<typeof en>(import.meta.url, './mail-layout')

/** A paragraph (line breaks are kept), pictures, a button, a code to type, or a quote from a person. */
export type MailPart =
  | string
  | { pictures: MailPicture[]; alt: string }
  | { label: string; url: string }
  | { code: string }
  | { quote: string; by: string }

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
    if ('pictures' in part) return []
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
<h1 class="ink" style="margin:32px 0 20px;font-family:${SERIF};font-weight:600;font-size:28px;line-height:1.2;letter-spacing:-0.01em;color:${light.ink};">${title}</h1>
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
  if ('pictures' in part) return picturesToHtml(part)
  if ('quote' in part) return quoteToHtml(part)
  const url = escapeHtml(part.url)
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0 12px;"><tr><td class="ember" align="center" style="background-color:${light.ember};border-radius:10px;"><a class="on-ember" href="${url}" style="display:block;padding:16px 24px;font-family:${SANS};font-size:18px;line-height:24px;font-weight:600;color:${light.onEmber};text-decoration:none;">${escapeHtml(oneLine(part.label))}</a></td></tr></table>
<p class="soft" style="margin:0 0 24px;font-family:${SANS};font-size:12px;line-height:1.5;color:${light.inkSoft};">${mailTexts[locale].linkHint}<br><a class="soft" href="${url}" style="color:${light.inkSoft};word-break:break-all;">${url}</a></p>`
}

/** Squares: one as wide as a phone, or two or three in a row. */
function picturesToHtml({ pictures, alt }: { pictures: MailPicture[]; alt: string }): string {
  const [px, share] = pictures.length === 1 ? [400, 100] : pictures.length % 2 ? [164, 31] : [248, 48]
  const images = pictures.map(
    ({ cid }) =>
      `<img src="cid:${escapeHtml(cid)}" width="${px}" height="${px}" alt="${escapeHtml(alt)}" style="display:inline-block;width:${px}px;max-width:${share}%;height:auto;margin:0 6px 6px 0;border:0;border-radius:10px;vertical-align:top;">`,
  )
  return `<div style="margin:0 0 16px;font-size:0;line-height:0;">${images.join('')}</div>`
}

/** A person's own words. */
function quoteToHtml({ quote, by }: { quote: string; by: string }): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;"><tr><td class="sunk" style="padding:18px 20px;background-color:${light.sunk};border-left:4px solid ${light.ember};border-radius:0 10px 10px 0;"><p class="ink" style="margin:0 0 8px;font-family:${SERIF};font-style:italic;font-size:20px;line-height:1.45;color:${light.ink};overflow-wrap:anywhere;">${lines(quote)}</p><p class="soft" style="margin:0;font-family:${SANS};font-size:14px;line-height:1.5;color:${light.inkSoft};">${escapeHtml(oneLine(by))}</p></td></tr></table>`
}

function codeToHtml(code: string): string {
  // The left padding balances the letter-spacing after the last character.
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;"><tr><td class="sunk" align="center" style="padding:20px 8px;background-color:${light.sunk};border:1px solid ${light.line};border-radius:10px;"><span class="ink" style="padding-left:0.25em;font-family:${MONO};font-size:34px;line-height:40px;font-weight:600;letter-spacing:0.25em;white-space:nowrap;color:${light.ink};">${escapeHtml(code)}</span></td></tr></table>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
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
