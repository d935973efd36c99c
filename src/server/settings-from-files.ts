import { readFileSync } from 'node:fs'
import { CannotStart } from './cannot-start.ts'

type Env = Record<string, string | undefined>

/**
 * Resolves the settings `names`: `<NAME>_FILE` is a file with the value, as secret stores mount them.
 * @throws CannotStart if a file can't be read or a setting is given twice
 */
export function settingsFromFiles(names: string[], env: Env): Env {
  const read = names.flatMap((name) => {
    const file = env[`${name}_FILE`]?.trim()
    if (!file) return []
    if (env[name]?.trim()) throw new CannotStart(`${name} and ${name}_FILE: set only one of them.`)
    try {
      return [
        [name, readFileSync(file, 'utf8').trim()],
        [`${name}_FILE`, undefined],
      ]
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new CannotStart(`${name}_FILE: ${file} can't be read (${code}).`)
    }
  })
  return { ...env, ...Object.fromEntries(read) }
}
