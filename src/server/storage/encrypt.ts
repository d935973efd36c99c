import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from '#server/derive-key.ts'

const CIPHER = 'aes-256-gcm'
/** Keys for different purposes don't open each other's texts. */
const PURPOSE = 'sealed-payload'
/** NIST SP 800-38D: 96 random bits for each message, and the full tag. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a short text, such as a job payload with a code, so it can't be read in the database. */
export function encrypt(secret: string, text: string, purpose = PURPOSE): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, deriveKey(secret, purpose), nonce)
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url')
}

/** Decrypts a text that `encrypt` encrypted with the same secret and purpose. @throws DecryptionFailed */
export function decrypt(secret: string, encrypted: string, purpose = PURPOSE): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  if (tag.length < TAG_BYTES || bytes.toString('base64url') !== encrypted) throw new DecryptionFailed()
  try {
    const decipher = createDecipheriv(CIPHER, deriveKey(secret, purpose), nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(tag)
    const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    throw new DecryptionFailed()
  }
}

/** Not encrypted with this secret, or changed since. */
export class DecryptionFailed extends Error {
  constructor() {
    super('The encrypt is broken')
    this.name = 'DecryptionFailed'
  }
}
