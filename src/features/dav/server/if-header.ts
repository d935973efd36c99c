import type { Tx } from '#server/db/database.ts'
import { Problem } from '#shared/problems.ts'
import { INBOX } from '../dav.rules.ts'
import type { Device } from './authenticate-device.ts'
import { DavRefusal } from './dav-refusal.ts'
import { destinationOf } from './dav-paths.ts'
import { inboxPathOf } from './inbox-paths.ts'
import { selectInboxFile } from './inbox.queries.ts'
import { selectLocks } from './locks.queries.ts'

/** A lock token or an entity tag that a resource has, or not. */
type Condition = { isWanted: boolean; token: string } | { isWanted: boolean; etag: string }
/** All conditions have to hold for a resource: the one of the request, or the one that's named. */
type List = { resource: string | undefined; conditions: Condition[] }
type State = { version: string | undefined; tokens: Set<string> }

const MAX_CONDITIONS = 50
const SYNTAX = /\s*(?:<([^<>]*)>\s*(?=\()|\(((?:[^()<>[\]]|<[^<>]*>|\[[^[\]]*\])*)\))/y
const CONDITION = /\s*(not\s*)?(?:<([^<>]*)>|\[([^[\]]*)\])\s*/iy

/** The lock tokens in an If header. They prove that the program knows the locks. */
export function tokensIn(header: string | undefined): Set<string> {
  const found = (header ?? '').matchAll(/<urn:uuid:([0-9a-f-]{36})>/gi)
  return new Set(Array.from(found, ([, token = '']) => token.toLowerCase()))
}

/**
 * The If header of a request to a path of the inbox (RFC 4918, section 10.4): one of its lists has to hold.
 * @throws DavRefusal 412; Problem invalid_input
 */
export async function requireConditions(tx: Tx, device: Device, path: string, header: string | undefined) {
  if (header === undefined) return
  const lists = parse(header)
  const states = new Map<string, Promise<State>>()
  const stateOf = (of: string) => {
    if (!states.has(of)) states.set(of, readState(tx, device, of))
    return states.get(of) as Promise<State>
  }
  for (const { resource, conditions } of lists) {
    const there = resource === undefined ? path : pathOf(resource)
    const state = there === undefined ? undefined : await stateOf(there)
    if (conditions.every((condition) => condition.isWanted === holds(condition, state))) return
  }
  throw new DavRefusal(412)
}

function holds(condition: Condition, state: State | undefined): boolean {
  if (!state) return false
  if ('token' in condition) return state.tokens.has(condition.token)
  return condition.etag === `"${state.version}"`
}

async function readState(tx: Tx, device: Device, path: string): Promise<State> {
  const [file, locks] = await Promise.all([
    selectInboxFile(tx, device, inboxPathOf(path.split('/'))),
    selectLocks(tx, device, path),
  ])
  return { version: file?.version, tokens: new Set(locks.map(({ token }) => `urn:uuid:${token}`)) }
}

/** Undefined for what isn't in the inbox, which has no state. */
function pathOf(resource: string): string | undefined {
  try {
    const [top, ...names] = destinationOf(resource)
    return top === INBOX ? names.join('/') : undefined
  } catch {
    return undefined
  }
}

function parse(header: string): List[] {
  const refuse = () => {
    throw new Problem('invalid_input', { detail: 'The If header isn’t valid.' })
  }
  const lists: List[] = []
  let resource: string | undefined
  let count = 0
  for (const [, tag, list] of allOf(SYNTAX, header) ?? refuse()) {
    if (list === undefined) {
      resource = tag
      continue
    }
    const conditions = (allOf(CONDITION, list) ?? refuse()).map(([, not, token, etag]) => ({
      isWanted: !not,
      ...(token === undefined ? { etag: (etag ?? '').trim() } : { token: token.toLowerCase() }),
    }))
    count += conditions.length
    if (!conditions.length || count > MAX_CONDITIONS) refuse()
    lists.push({ resource, conditions })
  }
  return lists.length ? lists : refuse()
}

/** All matches of a sticky pattern, which have to cover the text. */
function allOf(pattern: RegExp, text: string): RegExpExecArray[] | undefined {
  const all: RegExpExecArray[] = []
  const from = new RegExp(pattern)
  for (let found = from.exec(text); found; found = from.exec(text)) all.push(found)
  const end = all.reduce((sum, [whole]) => sum + whole.length, 0)
  return text.slice(end).trim() ? undefined : all
}
