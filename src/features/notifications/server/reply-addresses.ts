import { createHmac } from 'node:crypto'
import { deriveKey } from '#server/derive-key.ts'
import { isSameSecret } from '#server/is-same-secret.ts'

/** A photo in an email to a person. */
export type Emailed = { user_id: string; family_id: string; photo_id: string }
export type ReplyAddress = { photo_id: string; signature: string }

/** Addresses whose emails become comments on a photo. Each works for one person, never expires, and isn't stored. */
export type ReplyAddresses = {
  addressOf(emailed: Emailed): string
  isFor(address: ReplyAddress, emailed: Emailed): boolean
}

/** Mail servers accept 64 characters before the "@", and change their case: 96 bits of the signature fit. */
const SIGNATURE_CHARACTERS = 24
const LOCAL_PART = /^reply-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{24})$/

export function replyAddresses(secret: string, domain: string): ReplyAddresses {
  const key = deriveKey(secret, 'email-replies')
  const sign = ({ user_id, family_id, photo_id }: Emailed) =>
    createHmac('sha256', key).update(`${user_id} ${family_id} ${photo_id}`).digest('hex').slice(0, SIGNATURE_CHARACTERS)
  return {
    addressOf: (emailed) => `reply-${emailed.photo_id.replaceAll('-', '')}${sign(emailed)}@${domain}`,
    isFor: ({ signature }, emailed) => isSameSecret(signature, sign(emailed)),
  }
}

/** Undefined if it isn't one. Its signature can be checked once the sender is known. */
export function parseReplyAddress(localPart: string): ReplyAddress | undefined {
  const [, ...parts] = LOCAL_PART.exec(localPart) ?? []
  const signature = parts.pop()
  return signature === undefined ? undefined : { photo_id: parts.join('-'), signature }
}
