import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CannotStart } from '#server/cannot-start.ts'

const LEAST_LENGTH = 32

type Env = Record<string, string | undefined>
export type NextSecret = {
  to: string
  /** Whether the secret is stored in DATA_DIR, so that this command replaces it. */
  is_stored: boolean
  /** Stores it as the secret that the next start uses. */
  install(): void
}

/**
 * The secret to change to: NEW_SECRET if SECRET is a setting, otherwise a generated one. It's saved before anything
 * depends on it, so that a run after an interruption uses the same one. @throws CannotStart
 */
export function nextSecret(dataDir: string, env: Env): NextSecret {
  if (env['SECRET']?.trim()) {
    const to = env['NEW_SECRET']?.trim() ?? ''
    if (to.length < LEAST_LENGTH || to === env['SECRET'].trim())
      throw new CannotStart(
        'You set SECRET yourself. Set NEW_SECRET to a different one with at least 32 random characters, and run this again.',
      )
    return { to, is_stored: false, install: () => {} }
  }
  const current = path.join(dataDir, 'secret')
  const next = `${current}.next`
  if (!existsSync(next)) {
    const made = `${next}.part`
    writeFileSync(made, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
    renameSync(made, next)
  }
  chmodSync(next, 0o600)
  return { to: readFileSync(next, 'utf8').trim(), is_stored: true, install: () => renameSync(next, current) }
}
