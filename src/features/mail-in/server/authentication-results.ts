export type AuthenticationResult = { method: string; result: string; properties: Map<string, string> }

/** A word, of which parts may be quoted, or a single other character. A quote that never ends takes the rest. */
const TOKEN = /(?:"(?:[^"\\]|\\.)*"?|[^\s;()"])+|[;()]/gs
const QUOTED = /"((?:[^"\\]|\\.)*)"?/gs
const LONGEST = 10_000

/** Reads the value of an Authentication-Results header (RFC 8601). Undefined if it isn't one. */
export function readAuthenticationResults(value: string) {
  const tokens = withoutComments(value.slice(0, LONGEST).match(TOKEN) ?? [])
  const [[id] = [], ...statements] = split(tokens)
  if (id === undefined) return undefined
  return { authservId: unquoted(id).toLowerCase(), results: statements.flatMap(readStatement) }
}

/** `dkim=pass header.d=example.org`. Senders choose what's before the "@" of an address, which may contain "=" and quotes. */
function readStatement(words: string[]): AuthenticationResult[] {
  const pairs = withoutSpaces(words).flatMap((word) => {
    const at = word.indexOf('=')
    return at > 0 ? [[word.slice(0, at).toLowerCase(), unquoted(word.slice(at + 1)).toLowerCase()] as const] : []
  })
  const [first, ...properties] = pairs
  // A method may have a version: `dkim/1`.
  return first ? [{ method: first[0].replace(/\/.*$/, ''), result: first[1], properties: new Map(properties) }] : []
}

/** Spaces are allowed around the "=". */
function withoutSpaces(words: string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1) ?? ''
    if (/^[^=]+=$/.test(before) || (word.startsWith('=') && !before.includes('='))) joined.push(joined.pop() + word)
    else joined.push(word)
  }
  return joined
}

function unquoted(word: string): string {
  return word.replace(QUOTED, (_, text: string) => text.replace(/\\(.)/gs, '$1'))
}

function withoutComments(tokens: string[]): string[] {
  let depth = 0
  return tokens.filter((token) => {
    if (token === '(') depth++
    else if (token === ')') depth = Math.max(0, depth - 1)
    else return depth === 0
    return false
  })
}

function split(tokens: string[]): string[][] {
  const parts: string[][] = []
  let part: string[] = []
  for (const token of [...tokens, ';']) {
    if (token !== ';') part.push(token)
    else {
      parts.push(part)
      part = []
    }
  }
  return parts
}
