import { RETURN_PATHS } from '#web/own-storage.ts'
import { storedValue, textIn } from '#web/stored-value.ts'
import { safeRedirect } from '../accounts.rules.ts'

/** Ways that are named in addresses by a word, since what they hold is nobody else's to read over a shoulder. */
export type NamedWay = 'accept-invitation'

/** Keeps where somebody was going in this browser, so that signing in can lead there by its name. */
export function keepWay(name: NamedWay, path: string): void {
  stored(name).write(path)
}

/** Where an address says that somebody was going, by its path or by its name; never away from here. */
export function wayOf(redirect: unknown): string | undefined {
  if (typeof redirect !== 'string') return undefined
  return safeRedirect(redirect === 'accept-invitation' ? keptWay(redirect) : redirect)
}

export function keptWay(name: NamedWay): string | undefined {
  return stored(name).read()
}

export function forgetWay(name: NamedWay): void {
  stored(name).remove()
}

function stored(name: NamedWay) {
  return storedValue(RETURN_PATHS + name, textIn)
}
