import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older events are rejected, to prevent replays. */
const TOLERANCE_SECONDS = 300

function macOf(secret: string, time: string, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest()
}

/** The header of an event, by Stripe's scheme: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function signEvent(secret: string, body: Buffer, now = Date.now()): string {
  const time = String(Math.floor(now / 1000))
  return `t=${time},v1=${macOf(secret, time, body).toString('hex')}`
}

/**
 * Whether the exact bytes of the body were signed with the secret, within the tolerance. One of several signatures is
 * enough.
 */
export function isSigned(secret: string, body: Buffer, header: string | undefined, now = Date.now()): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1]
  if (!time || !/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) return false
  const expected = macOf(secret, time, body)
  return parts.some(([name, value = '']) => {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(value)) return false
    return timingSafeEqual(Buffer.from(value, 'hex'), expected)
  })
}
