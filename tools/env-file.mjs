import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

/** The environment plus the settings in `.env`. Existing variables win. */
export function withEnvFile(root, env = process.env) {
  const file = path.join(root, '.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env
}
