import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { contract } from '../src/app/contract.ts'
import { settings } from '../src/server/settings.ts'
import { locales, type Locale } from '../src/shared/locales.ts'
import { allowed, notYet, type Rule } from './text-rules.ts'
import { contractions, rules as english } from './text-rules/en.ts'

/**
 * Checks texts that people read: messages in every language, operations, settings and documentation. A linter such as textlint
 * only reads prose files, so it would need the same loader, and can't compare languages; the rest is a table of regular
 * expressions (text-rules/<language>.ts). src/app/web/messages.test.ts compares keys and ICU arguments.
 */
const ROOT = path.resolve(import.meta.dirname, '..')
type Text = { file: string; key: string; text: string }

const STRAIGHT: Rule = { find: /(?<![=\w])'(?![{<])|(?<!=)"(?=\p{L})|\p{L}["']/u, say: '’ “ ” « »' }
const DOTS: Rule = { find: /\.\.\./, say: '…' }
const LEGAL = /legal\.messages|docs\/security/

const files = (pattern: string) => globSync(pattern, { cwd: ROOT }).toSorted()

function leaves(file: string, tree: unknown, key = ''): Text[] {
  if (typeof tree === 'string') return [{ file, key, text: tree }]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, branch]) => leaves(file, branch, key ? `${key}.${name}` : name))
}

const load = (file: string) => import(path.join(ROOT, file)) as Promise<Record<string, unknown>>

async function messagesIn(language: Locale): Promise<Text[]> {
  const own = files(`src/**/*.messages.${language}.ts`)
  const trees = await Promise.all(own.map(load))
  return own.flatMap((file, at) => leaves(file, trees[at]))
}

/** A language without its own rules is only compared with English. */
async function rulesOf(language: Locale): Promise<Rule[]> {
  const file = `tools/text-rules/${language}.ts`
  return existsSync(path.join(ROOT, file)) ? ((await load(file))['rules'] as Rule[]) : []
}

/** A Markdown page by lines, without code, URLs and generated tables. */
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
/** Descriptions of parameters and fields, anywhere in a schema. */
function descriptionsIn(id: string, schema: unknown): Text[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, part]) =>
    key === 'description' && typeof part === 'string'
      ? [{ file: 'operations', key: `${id} (field)`, text: part }]
      : descriptionsIn(id, part),
  )
}
const fields = Object.values(contract).flatMap(({ id, params, query, body }) =>
  [params, query, body].flatMap((schema) =>
    schema ? descriptionsIn(id, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [],
  ),
)
const described = Object.entries(settings.shape).map(([key, { description = '' }]) => ({
  file: 'settings',
  key,
  text: description,
}))
const docs = files('{README,ARCHITECTURE,CONTRIBUTING,SECURITY}.md')
  .concat(files('docs/**/*.md').filter((file) => file !== 'docs/glossary.md'))
  .flatMap(proseOf)

const hits: string[] = []
const isListed = new Set<string>()
function hit({ file, key, text }: Text, say: string) {
  if (allowed.has(text)) return
  if (notYet.has(file)) isListed.add(file)
  else hits.push(`${file} ${key}: ${say}\n    ${text}`)
}
function check(one: Text, tried: Rule[]) {
  // Names of ICU arguments and branches aren't text.
  const text = one.text.replaceAll(/\{\w+(?=[,}])|(?<=[,}] )\w+ (?=\{)/g, '{')
  for (const { find, say, except } of tried) {
    const found = except?.test(one.file) ? null : find.exec(text)
    if (found) hit(one, `“${found[0]}” → ${say}`)
  }
}

const inEnglish = new Map(
  (await messagesIn('en')).map(({ file, key, text }) => [`${file.replace('.en.ts', '')} ${key}`, text]),
)
const WORD = /\p{L}{2,}/gu
let count = 0
for (const language of locales) {
  const rules = await rulesOf(language)
  for (const one of await messagesIn(language)) {
    count++
    const source = inEnglish.get(`${one.file.replace(`.${language}.ts`, '')} ${one.key}`)
    check(one, [...rules, STRAIGHT])
    if (!allowed.has(source ?? '')) check(one, [DOTS])
    if (language === 'en' && !LEGAL.test(one.file)) check(one, contractions)
    const isLong = (one.text.replaceAll(/\{[^}]*\}|<[^>]*>/g, '').match(WORD) ?? []).length >= 3
    if (language !== 'en' && isLong && source === one.text) hit(one, 'a translation')
  }
}
for (const one of [...operations, ...fields, ...described]) check(one, [...english, ...contractions, STRAIGHT, DOTS])
for (const one of docs) check(one, LEGAL.test(one.file) ? english : [...english, ...contractions])

for (const sentence of hits) console.log(sentence)
if (count < 8000) console.log(`Only ${count} messages were found.`)
for (const file of notYet)
  if (!isListed.has(file)) console.log(`${file} is clean: remove it from notYet in tools/text-rules.ts.`)
process.exitCode = hits.length || count < 8000 ? 1 : 0
