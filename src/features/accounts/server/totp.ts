import { createHmac, randomBytes } from 'node:crypto'

/** What every authenticator app takes: 6 digits by HMAC-SHA-1 every 30 seconds (RFC 6238), a secret of 160 bits. */
const STEP_SECONDS = 30
const DIGITS = 6
const SECRET_BYTES = 20
/** Clocks differ a little: the code before and the one after are right as well. */
const DRIFT_STEPS = 1

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function newTotpSecret(): string {
  return [...randomBytes(SECRET_BYTES)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .match(/.{5}/g)!
    .map((bits) => BASE32[Number.parseInt(bits, 2)])
    .join('')
}

/** The half minute, counted from 1970, whose code this is; undefined when it is none of now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const present = Math.floor(now.getTime() / 1000 / STEP_SECONDS)
  const near = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, at) => present - DRIFT_STEPS + at)
  return near.find((step) => codeOfStep(secret, step) === code)
}

export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = mac[mac.length - 1]! & 0x0f
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** What the QR code says, for the app to name the account by. */
export function totpUri(secret: string, email: string): string {
  const label = `Hearthbook:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: 'Hearthbook' })}`
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}
