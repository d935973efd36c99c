export type AuthenticationResult = { method: string; result: string; properties: Map<string, string> }

/** Of a comment or quoted text, or a single other character. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s;=()"]+|[;=()]/gs
const LONGEST = 10_000

/** Reads the value of an Authentication-Results header (RFC 8601). Undefined if it isn't one. */
export function readAuthenticationResults(value: string) {
  const tokens = withoutComments(value.slice(0, LONGEST).match(TOKEN) ?? [])
  const [[id] = [], ...statements] = split(tokens)
  if (id === undefined) return undefined
  return { authservId: id.toLowerCase(), results: statements.flatMap(readStatement) }
}

/** `dkim=pass header.d=example.org`, as tokens. */
function readStatement(tokens: string[]): AuthenticationResult[] {
  const pairs = tokens.flatMap((token, at) =>
    tokens[at + 1] === '=' ? [[token.toLowerCase(), tokens[at + 2]?.toLowerCase() ?? ''] as const] : [],
  )
  const [first, ...properties] = pairs
  // A method may have a version: `dkim/1`.
  return first ? [{ method: first[0].replace(/\/.*$/, ''), result: first[1], properties: new Map(properties) }] : []
}

function withoutComments(tokens: string[]): string[] {
  let depth = 0
  return tokens.flatMap((token) => {
    if (token === '(') depth++
    else if (token === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) return [token.startsWith('"') ? token.slice(1, -1).replace(/\\(.)/gs, '$1') : token]
    return []
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
