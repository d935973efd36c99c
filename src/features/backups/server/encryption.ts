import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/**
 * Encrypts backups in the age format (age-encryption.org/v1, X25519), so that the standard `age` tool opens them with the
 * identity, a line that begins with AGE-SECRET-KEY-1.
 */
export type Encryption = { identity: string; recipient: string }

export const newIdentity = generateX25519Identity

export async function encryptionWith(identity: string): Promise<Encryption> {
  return { identity, recipient: await identityToRecipient(identity) }
}

export async function* encrypted(
  source: AsyncIterable<Uint8Array>,
  { recipient }: Encryption,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  yield* await encrypter.encrypt(webStream(Readable.from(source)))
}

/** The stream fails if a byte was changed, or the end is missing. */
export async function decrypted(source: Readable, { identity }: Encryption): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return Readable.fromWeb(await decrypter.decrypt(webStream(source)))
}

const webStream = (source: Readable) => Readable.toWeb(source) as ReadableStream<Uint8Array>
