import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Part = { file: string; imports?: string[] }

const DIST = join(import.meta.dirname, '../dist')
const parts = () => JSON.parse(readFileSync(join(DIST, 'parts.json'), 'utf8')) as Record<string, Part>

/** The address of the file that a part of the source went into; its name is a hash. */
export function fileOf(source: string): string {
  return `/${parts()[source]!.file}`
}

/** What parts of the source need to run: each of their files and of those they import, once. */
export function scriptsOf(...sources: string[]): string[] {
  const known = parts()
  const needed = new Set<string>()
  const collect = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    known[name]!.imports?.forEach(collect)
  }
  sources.forEach(collect)
  return [...new Set([...needed].map((name) => readFileSync(join(DIST, 'web', known[name]!.file), 'utf8')))]
}
