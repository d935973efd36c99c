/** What the fonts that every reader of PDF has can write beyond Latin-1. */
const BEYOND = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/**
 * A text as the standard fonts of PDF can write it: narrow spaces become ordinary ones, letters lose what the fonts lack,
 * and what is left over becomes a question mark. The address beside a name tells in any script who is meant.
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
