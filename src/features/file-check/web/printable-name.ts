/** Invisible characters, except the two that join emoji and letters: a name mustn't fake another line, or its own ending. */
const UNSEEN = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu

/** A file's name on the screen and in the receipt, on one line and in reading order. */
export function printableName(name: string): string {
  return name.replaceAll(UNSEEN, '\ufffd')
}
