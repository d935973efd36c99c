import { readFileSync } from 'node:fs'
import path from 'node:path'

/** This release, as in CHANGELOG.md. */
export const { version: VERSION } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { version: string }
