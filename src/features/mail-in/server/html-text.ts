/** Elements whose content isn't shown. */
const HIDDEN = new Set(['head', 'style', 'script', 'title', 'template', 'noscript'])
const ENDS_LINE = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'hr'])
/** Where mail programs put the email that's answered. */
const QUOTE = /^(blockquote\b|[a-z][^>]{0,200}\b(gmail_quote|divRplyFwdMsg|appendonsend|yahoo_quoted|moz-cite-prefix))/i

const ACCENTS: Record<string, string> = {
  ...{ acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303' },
  ...{ uml: '\u0308', cedil: '\u0327', ring: '\u030a' },
}
const ENTITIES: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', szlig: 'ß', oelig: 'œ', OElig: 'Œ', aelig: 'æ' },
  ...{ hellip: '…', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', sbquo: '‚', bdquo: '„' },
  ...{ laquo: '«', raquo: '»', iexcl: '¡', iquest: '¿', euro: '€', hearts: '♥' },
}

/** The text of an email without a plain one, up to what it quotes. In linear time, for any input. */
export function htmlText(html: string): string {
  let text = ''
  let isComment = false
  /** The element whose end is awaited. */
  let hidden: string | undefined
  const [start = '', ...pieces] = html.split('<')
  text += plain(start)
  for (const piece of pieces) {
    if (isComment || piece.startsWith('!--')) {
      const end = piece.indexOf('-->')
      isComment = end < 0
      if (!isComment && !hidden) text += plain(piece.slice(end + 3))
      continue
    }
    const close = piece.indexOf('>')
    const isEnd = piece.startsWith('/')
    const name = /^\/?([a-z0-9]+)/i.exec(piece)?.[1]?.toLowerCase() ?? ''
    if (hidden === name && isEnd) hidden = undefined
    else if (!hidden && !isEnd && HIDDEN.has(name)) hidden = name
    if (hidden) continue
    if (QUOTE.test(piece)) break
    if (ENDS_LINE.has(name)) text += '\n'
    if (close >= 0) text += plain(piece.slice(close + 1))
  }
  return text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}

/** Line breaks of the source are spaces. */
function plain(source: string): string {
  return source
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (entity, name: string) => {
      if (name.startsWith('#')) return ofCode(Number(name.replace('#', '').replace(/^x/i, '0x')))
      const [, letter, accent] = /^([a-z])([a-z]{3,5})$/i.exec(name) ?? []
      if (letter && accent && ACCENTS[accent]) return (letter + ACCENTS[accent]).normalize('NFC')
      return ENTITIES[name] ?? entity
    })
}

function ofCode(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}
