import { bech32 } from '@scure/base'
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'

const KEY_BYTES = 32

/** A key of 32 bytes to print: its prefix says what it opens, and a checksum finds typing errors (BIP 173). */
export function writeKey(prefix: string, key: Uint8Array): string {
  return bech32.encodeFromBytes(prefix, key).toUpperCase()
}

/** The 24 words of a printed key (BIP 39 over its 32 bytes), for people who write it down or type it in. */
export function wordsOf(printed: string): string {
  return entropyToMnemonic(bech32.decodeToBytes(printed.toLowerCase()).bytes, wordlist)
}

/** The key with this prefix in a line: the key itself, or its words. Undefined if it's neither. */
export function keyIn(prefix: string, text: string): string | undefined {
  const line = text.trim().split(/\s+/).join(' ')
  try {
    if (line.includes(' ')) return writeKey(prefix, mnemonicToEntropy(line.toLowerCase(), wordlist))
    const { prefix: found, bytes } = bech32.decodeToBytes(line.toLowerCase())
    return found === prefix && bytes.length === KEY_BYTES ? line.toUpperCase() : undefined
  } catch {
    return undefined
  }
}
