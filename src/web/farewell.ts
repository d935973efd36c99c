const KEY = 'hearthbook.farewell'

type Farewell = { title: string; text: string }

/** The front page is not part of the app: what it says to someone who has just signed out waits here for its script. */
export function keepFarewell(farewell: Farewell): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(farewell))
  } catch {
    // Storage is forbidden here: the front page itself says it.
  }
}

/** What is to be said, once. */
export function takeFarewell(): Farewell | undefined {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept ? (JSON.parse(kept) as Farewell) : undefined
  } catch {
    return undefined
  }
}
