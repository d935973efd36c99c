import { Readable } from 'node:stream'
import type { Http } from '#server/http/route.ts'

export function sendXml({ reply }: Http, status: number, xml: string | AsyncIterable<string>): void {
  reply
    .status(status)
    .type('application/xml; charset=utf-8')
    .send(typeof xml === 'string' ? xml : Readable.from(xml, { objectMode: false }))
}
