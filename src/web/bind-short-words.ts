/** Keeps words of one letter, such as “I”, with the next word, so that they don’t end a line. */
export function bindShortWords(text: string): string {
  return text.replaceAll(/(?<![^\s“"«¿¡(])(\p{L}) (?=\S)/gu, '$1\u00a0')
}
