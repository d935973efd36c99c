import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '#server/derive-key.ts'
import { isId } from '#shared/is-id.ts'
import { badSignature, Problem } from '#shared/problems.ts'
import { DAY_MS } from '#shared/days.ts'

export const printParts = ['pages', 'cover'] as const
export type PrintPart = (typeof printParts)[number]

export const PRINT_LINK_DAYS = 30

/** Temporary URLs that open one PDF of one order without an account. */
export type PrintLinks = {
  urlFor(order_id: string, part: PrintPart): string
  /** @throws Problem not_found for an invalid signature, link_expired */
  read(token: string): { order_id: string; part: PrintPart }
}

export function printLinks(secret: string, appUrl: string, now: () => number = Date.now): PrintLinks {
  const key = deriveKey(secret, 'print-files')
  const sign = (words: string) => createHmac('sha256', key).update(words).digest('base64url')
  return {
    urlFor(order_id, part) {
      const words = `${order_id}.${part}.${Math.floor((now() + PRINT_LINK_DAYS * DAY_MS) / 1000)}`
      return `${appUrl}/api/print-files/${words}.${sign(words)}`
    },
    read(token) {
      const [order_id = '', part = '', expires = '', signature = '', ...more] = token.split('.')
      const wanted = Buffer.from(sign(`${order_id}.${part}.${expires}`))
      const given = Buffer.from(signature)
      const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted)
      if (more.length > 0 || !isSigned || !isId(order_id)) throw badSignature()
      if (Number(expires) * 1000 <= now()) throw new Problem('link_expired')
      return { order_id, part: part as PrintPart }
    },
  }
}
