import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import { limitedBody } from '#server/http/limited-body.ts'
import { Problem } from '#shared/problems.ts'

const MAX_BYTES = 64 * 1024
const MAX_DEPTH = 16
const MAX_ELEMENTS = 500

/** `name` has the namespace before it, such as `DAV:prop`. */
export type XmlElement = { name: string; children: XmlElement[]; text: string }

/**
 * The root element of a request's body; undefined without one. Documents with a DOCTYPE are refused, so there are no entities
 * to expand.
 * @throws Problem invalid_input, too_large
 */
export async function readXml(body: Readable): Promise<XmlElement | undefined> {
  const xml = await readText(body)
  return xml === '' ? undefined : parse(xml)
}

/** @throws Problem too_large */
export async function readText(body: Readable): Promise<string> {
  return (await text(limitedBody(body, MAX_BYTES))).trim()
}

function parse(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const top: XmlElement = { name: '', children: [], text: '' }
  const open = [top]
  let elements = 0
  const refuse = () => {
    throw new Problem('invalid_input')
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ uri, local }) => {
    if (open.length > MAX_DEPTH || ++elements > MAX_ELEMENTS) refuse()
    const element = { name: uri === 'DAV:' ? `DAV:${local}` : `${uri} ${local}`, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (part) => {
    const element = open.at(-1)
    if (element) element.text += part
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  const [root] = top.children
  return root ?? refuse()
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name)
}
