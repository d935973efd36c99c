import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contract } from '../src/app/contract.ts'
import { settings } from '../src/server/settings.ts'
import { allowed, contractions, english, french, notYet, spanish, type Rule } from './text-rules.ts'

/**
 * Checks what people read: messages in every language, operations and settings, and the documentation. A linter such as
 * textlint reads files of prose, so it would need the same loader, and can't compare languages; the rest is a table of
 * regular expressions (text-rules.ts). Keys and ICU arguments are compared by src/app/web/messages.test.ts.
 */
const ROOT = path.resolve(import.meta.dirname, '..')
const LANGUAGES = ['en', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]
type Text = { file: string; key: string; text: string }

const STRAIGHT: Rule = { find: /(?<![=\w])'(?![{<])|(?<!=)"(?=\p{L})|\p{L}["']/u, say: '’ “ ” « »' }
const DOTS: Rule = { find: /\.\.\./, say: '…' }
const LEGAL = /legal\.messages|docs\/security/
const rules: Record<Language, Rule[]> = { en: english, es: spanish, fr: french }

const files = (pattern: string) => globSync(pattern, { cwd: ROOT }).toSorted()

function leaves(file: string, tree: unknown, key = ''): Text[] {
  if (typeof tree === 'string') return [{ file, key, text: tree }]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, branch]) => leaves(file, branch, key ? `${key}.${name}` : name))
}

const load = (file: string) => import(path.join(ROOT, file)) as Promise<Record<string, unknown>>

/** The messages of one language: files of its own, and the branches named by it of files that hold all three. */
async function messagesIn(language: Language): Promise<Text[]> {
  const own = files(`src/**/*.messages.${language}.ts`)
  const shared = files('src/**/*.messages.ts').filter((file) => !file.startsWith('src/app/web/'))
  const [ownTrees, sharedTrees] = [await Promise.all(own.map(load)), await Promise.all(shared.map(load))]
  const branch = (tree: unknown) => (tree as Record<string, unknown> | null)?.[language]
  return [
    ...own.flatMap((file, at) => leaves(file, ownTrees[at])),
    ...shared.flatMap((file, at) =>
      Object.entries(sharedTrees[at]!).flatMap(([name, tree]) => leaves(file, branch(tree), name)),
    ),
  ]
}

/** A page of Markdown without code, addresses and generated tables, a line at a time. */
function proseOf(file: string): Text[] {
  const bare = readFileSync(path.join(ROOT, file), 'utf8')
    .replaceAll(/^```[\s\S]*?^```$|<!-- settings[\s\S]*?\/settings -->|`[^`\n]+`|\]\([^)]*\)|https?:\S+/gm, (code) =>
      code.replaceAll(/[^\n]/g, ''),
    )
    .split('\n')
  return bare.map((text, line) => ({ file, key: String(line + 1), text }))
}

const operations = Object.values(contract).flatMap(({ id, summary, description = '' }) => [
  { file: 'operations', key: id, text: summary },
  { file: 'operations', key: `${id} (description)`, text: description },
])
const described = Object.entries(settings.shape).map(([key, { description = '' }]) => ({
  file: 'settings',
  key,
  text: description,
}))
const docs = files('{README,ARCHITECTURE,CONTRIBUTING,SECURITY}.md')
  .concat(files('docs/**/*.md').filter((file) => file !== 'docs/glossary.md'))
  .flatMap(proseOf)

const hits: string[] = []
const stillListed = new Set<string>()
function hit({ file, key, text }: Text, say: string) {
  if (allowed.has(text)) return
  if (notYet.has(file)) stillListed.add(file)
  else hits.push(`${file} ${key}: ${say}\n    ${text}`)
}
function check(one: Text, tried: Rule[]) {
  // Names of ICU arguments and branches aren't text.
  const text = one.text.replaceAll(/\{\w+(?=[,}])|(?<=[,}] )\w+ (?=\{)/g, '{')
  for (const { find, say } of tried) {
    const found = find.exec(text)
    if (found) hit(one, `“${found[0]}” → ${say}`)
  }
}

const texts = { en: await messagesIn('en'), es: await messagesIn('es'), fr: await messagesIn('fr') }
const inEnglish = new Map(texts.en.map(({ file, key, text }) => [`${file.replace('.en.ts', '')} ${key}`, text]))
const WORD = /\p{L}{2,}/gu
for (const language of LANGUAGES)
  for (const one of texts[language]) {
    const source = inEnglish.get(`${one.file.replace(`.${language}.ts`, '')} ${one.key}`)
    check(one, [...rules[language], STRAIGHT])
    if (!allowed.has(source ?? '')) check(one, [DOTS])
    if (language === 'en' && !LEGAL.test(one.file)) check(one, contractions)
    const [ask, exclaim] = ['?', '!'].map((mark) => one.text.split(mark).length)
    if (language === 'es' && (ask !== one.text.split('¿').length || exclaim !== one.text.split('¡').length))
      hit(one, '¿…? and ¡…!')
    const isLong = (one.text.replaceAll(/\{[^}]*\}|<[^>]*>/g, '').match(WORD) ?? []).length >= 3
    if (language !== 'en' && isLong && source === one.text) hit(one, 'a translation')
  }
for (const one of [...operations, ...described]) check(one, [...english, ...contractions, STRAIGHT, DOTS])
for (const one of docs) check(one, LEGAL.test(one.file) ? english : [...english, ...contractions])

const count = texts.en.length + texts.es.length + texts.fr.length
for (const sentence of hits) console.log(sentence)
if (count < 8000) console.log(`Only ${count} messages were found.`)
for (const file of notYet)
  if (!stillListed.has(file)) console.log(`${file} is clean: remove it from notYet in tools/text-rules.ts.`)
process.exitCode = hits.length || count < 8000 ? 1 : 0
