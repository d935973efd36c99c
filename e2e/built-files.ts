import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

type Part = { file: string; name?: string; imports?: string[] }

const DIST = join(realpathSync(join(import.meta.dirname, '../dist/web')), '..')
const parts = () => JSON.parse(readFileSync(join(DIST, 'parts.json'), 'utf8')) as Record<string, Part>

/** The URL of the built file that contains a source module; its name is a hash. */
export function fileOf(source: string): string {
  return `/${parts()[source]!.file}`
}

/** All built files that these source modules or groups (vite.config.ts) need, including imports, without duplicates. */
export function scriptsOf(...sources: string[]): string[] {
  const known = parts()
  for (const part of Object.values(known)) if (part.name) known[part.name] ??= part
  const needed = new Set<string>()
  const collect = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    known[name]!.imports?.forEach(collect)
  }
  sources.forEach(collect)
  return [...new Set([...needed].map((name) => readFileSync(join(DIST, 'web', known[name]!.file), 'utf8')))]
}
