/** Characters beyond Latin-1 in the standard fonts of PDF. */
const BEYOND = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/**
 * Text limited to characters of the standard PDF fonts: narrow spaces become plain ones, letters lose missing accents,
 * and the rest becomes question marks. An email address beside the name identifies the person in any script.
 */
export function printable(text: string): string {
  return [...text.replace(/[\u202f\u2007\u2009]/g, '\u00a0')]
    .map((sign) => (isKnown(sign) ? sign : withoutMarks(sign)))
    .join('')
}

function isKnown(sign: string): boolean {
  return sign === '\n' || /^[\u0020-\u007e\u00a0-\u00ff]$/.test(sign) || BEYOND.includes(sign)
}

function withoutMarks(sign: string): string {
  const plain = [...sign.normalize('NFKD')].filter((part) => isKnown(part)).join('')
  return plain || (/\p{C}|\p{M}/u.test(sign) ? '' : '?')
}
