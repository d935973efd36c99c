import { bech32 } from '@scure/base'
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'

const PREFIX = 'age-secret-key-'

/** The 24 words of an age identity (BIP 39 over its 32 bytes), for people who write it down or type it in. */
export function wordsOf(identity: string): string {
  return entropyToMnemonic(bech32.decodeToBytes(identity.toLowerCase()).bytes, wordlist)
}

/** The identity in a line of a recovery kit: the key itself, or its words. Undefined if it's neither. */
export function identityIn(text: string): string | undefined {
  const line = text.trim().split(/\s+/).join(' ')
  try {
    if (line.includes(' '))
      return bech32.encodeFromBytes(PREFIX, mnemonicToEntropy(line.toLowerCase(), wordlist)).toUpperCase()
    const { prefix, bytes } = bech32.decodeToBytes(line.toLowerCase())
    return prefix === PREFIX && bytes.length === 32 ? line.toUpperCase() : undefined
  } catch {
    return undefined
  }
}
