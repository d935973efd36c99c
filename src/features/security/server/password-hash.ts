import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { PASSWORD_COSTS } from './password-costs.ts'

const SALT_BYTES = 16
const HASH_BYTES = 32
const MOST_MEMORY_BYTES = 64 * 2 ** 20

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await stretch(password, salt, PASSWORD_COSTS)
  const { log2n, r, p } = PASSWORD_COSTS
  return ['scrypt', log2n, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether the password matches the hash. Without a hash it takes just as long and returns false, to prevent timing attacks. */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const [, log2n, r, p, salt = '', hash = ''] = (storedHash ?? DUMMY_HASH).split('$')
  const costs = { log2n: Number(log2n), r: Number(r), p: Number(p) }
  const stretched = await stretch(password, Buffer.from(salt, 'base64url'), costs)
  return timingSafeEqual(stretched, Buffer.from(hash, 'base64url')) && storedHash !== undefined
}

/** Normalizes Unicode, so that all keyboards produce the same bytes. */
function stretch(password: string, salt: Buffer, { log2n, r, p }: typeof PASSWORD_COSTS): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, HASH_BYTES, { N: 2 ** log2n, r, p, maxmem: MOST_MEMORY_BYTES })
}

const DUMMY_HASH = [
  'scrypt',
  PASSWORD_COSTS.log2n,
  PASSWORD_COSTS.r,
  PASSWORD_COSTS.p,
  randomBytes(SALT_BYTES).toString('base64url'),
  randomBytes(HASH_BYTES).toString('base64url'),
].join('$')
