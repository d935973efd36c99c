type Area = 'localStorage' | 'sessionStorage'

export type StoredValue<T> = { read: () => T | undefined; write: (value: T) => void; remove: () => void }

/**
 * A value in localStorage or sessionStorage: strings as they are, anything else as JSON. `parse` returns undefined for
 * values it doesn't know. If storage is blocked or full, nothing is stored and nothing throws.
 */
export function storedValue<T>(
  key: string,
  parse: (stored: unknown) => T | undefined,
  area: Area = 'localStorage',
): StoredValue<T> {
  return {
    read() {
      const text = attempt(() => globalThis[area].getItem(key))
      return text == null ? undefined : parse(attempt((): unknown => JSON.parse(text)) ?? text)
    },
    write: (value) =>
      attempt(() => globalThis[area].setItem(key, typeof value === 'string' ? value : JSON.stringify(value))),
    remove: () => attempt(() => globalThis[area].removeItem(key)),
  }
}

/** Removes the values whose keys have this prefix. */
export function removeStored(prefix: string): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  })
}

export const oneOf =
  <const T extends string>(known: readonly T[]) =>
  (stored: unknown): T | undefined =>
    known.find((one) => one === stored)

export function numberIn(stored: unknown): number | undefined {
  return typeof stored === 'number' ? stored : undefined
}

export function textIn(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined
}

export function textsIn(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
}

export function fieldsIn(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored ? { ...stored } : {}
}

export function textFieldsIn(stored: unknown): Record<string, string> {
  const isText = (field: [string, unknown]): field is [string, string] => typeof field[1] === 'string'
  return Object.fromEntries(Object.entries(fieldsIn(stored)).filter(isText))
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
