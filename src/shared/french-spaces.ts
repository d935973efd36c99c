const NO_BREAK = '\u00a0'

/** Makes the spaces before French punctuation and inside quotation marks non-breaking. */
export function withFrenchSpaces<Texts>(texts: Texts): Texts {
  return spaced(texts) as Texts
}

function spaced(texts: unknown): unknown {
  // A double colon begins an ICU skeleton.
  if (typeof texts === 'string') return texts.replace(/ (?=[;?!»]|:(?!:))|(?<=«) /g, NO_BREAK)
  if (Array.isArray(texts)) return texts.map(spaced)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, spaced(text)]))
}
