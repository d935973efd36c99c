import { RETURN_PATHS } from '#web/own-storage.ts'
import { safeRedirect } from '../../accounts/accounts.rules.ts'

/** Ways that are named in addresses by a word, since what they hold is nobody else's to read over a shoulder. */
export type NamedWay = 'accept-invitation'

/** Keeps where somebody was going in this browser, so that signing in can lead there by its name. */
export function keepWay(name: NamedWay, path: string): void {
  try {
    localStorage.setItem(RETURN_PATHS + name, path)
  } catch {
    // Storage is forbidden here: the link of the mail leads there again.
  }
}

/** Where an address says that somebody was going, by its path or by its name; never away from here. */
export function wayOf(redirect: unknown): string | undefined {
  if (typeof redirect !== 'string') return undefined
  return safeRedirect(redirect === 'accept-invitation' ? keptWay(redirect) : redirect)
}

export function keptWay(name: NamedWay): string | null {
  try {
    return localStorage.getItem(RETURN_PATHS + name)
  } catch {
    return null
  }
}

export function forgetWay(name: NamedWay): void {
  try {
    localStorage.removeItem(RETURN_PATHS + name)
  } catch {
    // Storage is forbidden here: nothing was kept.
  }
}
