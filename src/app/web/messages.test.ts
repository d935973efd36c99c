import { globSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import type { Messages } from '#shared/messages.ts'

const source = join(import.meta.dirname, '../..')

/** All that is written in a language, by the name of its export. */
async function catalogue(locale: string): Promise<Messages> {
  const files = globSync(`**/*.messages.${locale}.ts`, { cwd: source })
  const parts = await Promise.all(files.map((file) => import(join(source, file)) as Promise<Messages>))
  return Object.assign({}, ...parts) as Messages
}

/** Every sentence with the path to it. */
function sentences(tree: Messages, path = ''): [path: string, sentence: string][] {
  return Object.entries(tree).flatMap(([key, branch]): [string, string][] =>
    typeof branch === 'string' ? [[`${path}${key}`, branch]] : sentences(branch, `${path}${key}.`),
  )
}

/** The names of values and tags: a compiled sentence is a list of texts and of lists that begin with a name. */
function names(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return []
  return compiled.filter(Array.isArray).flatMap(([name, ...rest]: unknown[]) => {
    // What follows a name is the inside of a tag, or the branches of a plural or a choice.
    const branches = rest.flatMap((one) => (typeof one === 'object' && !Array.isArray(one) ? Object.values(one!) : []))
    return [...(typeof name === 'string' ? [name] : []), ...names(rest), ...branches.flatMap(names)]
  })
}

const english = new Map(sentences(await catalogue('en')))

test.each([
  ['Spanish', 'es'],
  ['French', 'fr'],
])(
  'a reader of %s misses nothing: every sentence is there, asks for the same values, and says something',
  async (_, locale) => {
    const translated = new Map(sentences(await catalogue(locale)))
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    for (const [path, sentence] of translated) {
      expect(sentence.trim(), path).not.toBe('')
      const asked = new Set(names(compile(sentence)))
      const given = new Set(names(compile(english.get(path)!)))
      expect([...asked].toSorted(), path).toEqual([...given].toSorted())
    }
  },
)
