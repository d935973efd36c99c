import type { XmlElement } from './read-xml.ts'
import { childOf } from './read-xml.ts'
import { hrefOf } from './dav-paths.ts'
import type { Quota } from './quota.ts'

export type Lock = { token: string; owner: string | null; is_deep: boolean; seconds: number; path: readonly string[] }

/** A file or folder as a listing shows it. */
export type Resource = {
  names: readonly string[]
  isFolder: boolean
  modified_at?: string | Date
  /** Of files. */
  bytes?: number
  contentType?: string
  etag?: string
  sha1?: Buffer | null
  locks?: Lock[]
  /** Of folders, if it's asked for. */
  quota?: Quota
}

/** What a PROPFIND asks for. */
export type Asked = { names: 'all' | string[]; withValues: boolean }

const OWNCLOUD = 'http://owncloud.org/ns'
const CHECKSUMS = `${OWNCLOUD} checksums`
const AVAILABLE = 'DAV:quota-available-bytes'
const USED = 'DAV:quota-used-bytes'
const LOCKABLE =
  '<D:lockentry><D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype></D:lockentry>'

type Property = (resource: Resource) => string | undefined
const time = (resource: Resource) => new Date(resource.modified_at ?? 0)
const ofFile =
  (property: Property): Property =>
  (resource) =>
    resource.isFolder ? undefined : property(resource)

/** Live properties, by namespace and name. Undefined: the resource has no such property. */
const properties: Record<string, Property> = {
  'DAV:resourcetype': ({ isFolder }) => (isFolder ? '<D:collection/>' : ''),
  'DAV:displayname': ({ names }) => escapeXml(names.at(-1) ?? 'Hearthbook'),
  'DAV:getlastmodified': (resource) => (resource.modified_at ? time(resource).toUTCString() : undefined),
  'DAV:creationdate': (resource) => (resource.modified_at ? time(resource).toISOString() : undefined),
  'DAV:getcontentlength': ofFile(({ bytes }) => String(bytes ?? 0)),
  'DAV:getcontenttype': ofFile(({ contentType }) => contentType ?? 'application/octet-stream'),
  'DAV:getetag': ofFile(({ etag }) => etag && escapeXml(`"${etag}"`)),
  'DAV:supportedlock': () => LOCKABLE,
  'DAV:lockdiscovery': ({ locks = [] }) => locks.map(activeLock).join(''),
  [AVAILABLE]: ({ quota }) => quota?.available?.toString(),
  [USED]: ({ quota }) => quota?.used?.toString(),
  [CHECKSUMS]: ofFile(({ sha1 }) => (sha1 ? `<oc:checksum>SHA1:${sha1.toString('hex')}</oc:checksum>` : undefined)),
}

/** RFC 4331: without being named, they aren't sent. */
const unnamed = Object.keys(properties).filter((name) => name !== AVAILABLE && name !== USED)

export const asksForQuota = ({ names }: Asked) => names.includes(AVAILABLE) || names.includes(USED)

/** @returns undefined if it isn't a PROPFIND body */
export function askedIn(body: XmlElement | undefined): Asked | undefined {
  if (!body) return { names: 'all', withValues: true }
  if (body.name !== 'DAV:propfind') return undefined
  if (childOf(body, 'DAV:propname')) return { names: 'all', withValues: false }
  const prop = childOf(body, 'DAV:prop')
  return { names: prop ? prop.children.map(({ name }) => name) : 'all', withValues: true }
}

const BATCH = 200

/** A multistatus document, piece by piece. */
export async function* multistatus(resources: AsyncIterable<Resource>, asked: Asked): AsyncGenerator<string> {
  let piece = OPENING
  let count = 0
  for await (const resource of resources) {
    piece += responseOf(resource, asked)
    if (++count % BATCH) continue
    yield piece
    piece = ''
  }
  yield `${piece}</D:multistatus>\n`
}

const OPENING = `<?xml version="1.0" encoding="utf-8"?>\n<D:multistatus xmlns:D="DAV:" xmlns:oc="${OWNCLOUD}">\n`

function responseOf(resource: Resource, { names, withValues }: Asked): string {
  const found: string[] = []
  const missing: string[] = []
  for (const name of names === 'all' ? unnamed : names) {
    const value = Object.hasOwn(properties, name) ? properties[name]?.(resource) : undefined
    if (value !== undefined) found.push(elementOf(name, withValues ? value : ''))
    else if (names !== 'all') missing.push(elementOf(name, ''))
  }
  const href = hrefOf(resource.names, resource.isFolder)
  return `<D:response><D:href>${escapeXml(href)}</D:href>${propstat(found, '200 OK')}${propstat(missing, '404 Not Found')}</D:response>\n`
}

/** The answer to a PROPPATCH: each property with its status. */
export function patchedXml(names: readonly string[], accepted: string[], refused: string[]): string {
  const parts = propstat(
    accepted.map((name) => elementOf(name, '')),
    '200 OK',
  )
  const others = propstat(
    refused.map((name) => elementOf(name, '')),
    '403 Forbidden',
  )
  return `${OPENING}<D:response><D:href>${escapeXml(hrefOf(names, false))}</D:href>${parts}${others}</D:response></D:multistatus>\n`
}

function propstat(elements: string[], status: string): string {
  if (!elements.length) return ''
  return `<D:propstat><D:prop>${elements.join('')}</D:prop><D:status>HTTP/1.1 ${status}</D:status></D:propstat>`
}

function elementOf(name: string, content: string): string {
  if (name.startsWith('DAV:')) return wrapped(`D:${name.slice(4)}`, '', content)
  const at = name.lastIndexOf(' ')
  const [uri, local] = [name.slice(0, at), name.slice(at + 1)]
  if (uri === OWNCLOUD) return wrapped(`oc:${local}`, '', content)
  return uri ? wrapped(`x:${local}`, ` xmlns:x="${escapeXml(uri)}"`, content) : wrapped(local, '', content)
}

function wrapped(tag: string, attributes: string, content: string): string {
  return content ? `<${tag}${attributes}>${content}</${tag}>` : `<${tag}${attributes}/>`
}

export function activeLock({ token, owner, is_deep, seconds, path }: Lock): string {
  const depth = is_deep ? 'infinity' : '0'
  return `<D:activelock><D:locktype><D:write/></D:locktype><D:lockscope><D:exclusive/></D:lockscope><D:depth>${depth}</D:depth>${
    owner === null ? '' : `<D:owner>${escapeXml(owner)}</D:owner>`
  }<D:timeout>Second-${seconds}</D:timeout><D:locktoken><D:href>urn:uuid:${token}</D:href></D:locktoken><D:lockroot><D:href>${escapeXml(
    hrefOf(path, false),
  )}</D:href></D:lockroot></D:activelock>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
// oxlint-disable-next-line no-control-regex -- XML can't contain control characters
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
