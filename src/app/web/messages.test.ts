import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { languages, locales } from '#shared/locales.ts'
import type { Messages } from '#shared/messages.ts'

const source = join(import.meta.dirname, '../..')
/** The list itself, files in one language, tests and samples. */
const ALLOWED =
  /^src\/shared\/locales\.ts$|\.messages\.\w+\.ts$|\/search-words\.\w+\.ts$|^tools\/text-rules\/|\.test\.tsx?$|\/tests\//

/** All texts in a language, by export name. */
async function catalogue(locale: string): Promise<Messages> {
  const files = globSync(`**/*.messages.${locale}.ts`, { cwd: source })
  const parts = await Promise.all(files.map((file) => import(join(source, file)) as Promise<Messages>))
  return Object.assign({}, ...parts) as Messages
}

/** Every text with its path. */
function sentences(tree: Messages, path = ''): [path: string, sentence: string][] {
  return Object.entries(tree).flatMap(([key, branch]): [string, string][] =>
    typeof branch === 'string' ? [[`${path}${key}`, branch]] : sentences(branch, `${path}${key}.`),
  )
}

/** Names of arguments and tags: a compiled message is a list of strings and of lists that begin with a name. */
function names(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return []
  return compiled.filter(Array.isArray).flatMap(([name, ...rest]: unknown[]) => {
    // The content of a tag, or the branches of a plural or select.
    const branches = rest.flatMap((one) => (typeof one === 'object' && !Array.isArray(one) ? Object.values(one!) : []))
    return [...(typeof name === 'string' ? [name] : []), ...names(rest), ...branches.flatMap(names)]
  })
}

const english = new Map(sentences(await catalogue('en')))
const translations = locales.filter((locale) => locale !== 'en')

test.each(translations.map((locale) => [languages[locale].name, locale]))(
  '%s has every message, with the same arguments and no empty text',
  async (name, locale) => {
    const files = globSync('**/*.messages.en.ts', { cwd: source }).map((file) =>
      file.replace('.en.ts', `.${locale}.ts`),
    )
    const missing = files.filter((file) => !existsSync(join(source, file)))
    expect(missing, `${name} needs these files, beside the English ones`).toEqual([])
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

/** A language is a line in shared/locales.ts and its own files; no other code may name one. */
test('no code names a language other than English', () => {
  const root = join(source, '..')
  const own = translations.join('|')
  const named = new RegExp(`['"](?:${own})['"]|\\b(?:${own}): |\\.(?:${own})\\.(?:ts|md)`)
  const files = globSync(['src/**/*.{ts,tsx}', 'tools/**/*.{ts,mjs}', 'migrations/*.sql', '*.ts'], { cwd: root })
  const code = files.filter((file) => !ALLOWED.test(file))
  expect(code.filter((file) => named.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
