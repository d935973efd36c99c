import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Operation } from '#shared/contract.ts'
import type { Messages } from '#shared/messages.ts'
import { contract } from './contract.ts'

/** What programs send and what is chosen: nobody types it. */
const ofPrograms =
  /token$| (redirect|setup|proof|state|ticket|endpoint|text_version|timezone|country)$|^beginImport title$|^(finish|proveBy)Provider\w* (code|iss)$/
/** Their forms have one sentence for a field, whatever is wrong with it; the last one is a trap for machines. */
const byField = /^(sendContactMessage|paySandbox\w+|actInSandboxPortal|requestDeletion|deleteFamily) /

type Field = { name: string; max: number | undefined; key: string | undefined }
type Def = {
  type: string
  format?: string
  shape?: Record<string, z.ZodMiniType>
  options?: z.ZodMiniType[]
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  checks?: { _zod: { def: { check: string; maximum?: number; error?: (issue: object) => string } } }[]
}

/** The free texts of a body, however deep, with their limit and the word that a refusal of it says. */
function textsOf(schema: z.ZodMiniType, name = ''): Field[] {
  const def = (schema as unknown as { _zod: { def: Def } })._zod.def
  if (def.shape) return Object.entries(def.shape).flatMap(([key, inner]) => textsOf(inner, key))
  if (def.options) return def.options.flatMap((option) => textsOf(option, name))
  const inside = def.element ?? def.innerType ?? def.in
  if (inside) return textsOf(inside, name)
  const checks = (def.checks ?? []).map((check) => check._zod.def)
  // A date, an id or a time is as long as it is.
  if (def.type !== 'string' || def.format || checks.some(({ check }) => check === 'string_format' && !hasMax(checks)))
    return []
  const limit = checks.find(({ check }) => check === 'max_length')
  return [{ name, max: limit?.maximum, key: limit?.error?.({}) }]
}

function hasMax(checks: { check: string }[]): boolean {
  return checks.some(({ check }) => check === 'max_length')
}

const typed = contract
  .flatMap(({ id, body }: Operation) =>
    body ? textsOf(body).map((field) => ({ ...field, of: `${id} ${field.name}` })) : [],
  )
  .filter(({ of }) => !ofPrograms.test(of))

test('every text that somebody types has a limit, and going beyond it has a word of its own', () => {
  expect(typed.length).toBeGreaterThan(50)
  expect(typed.filter(({ of, max, key }) => (byField.test(of) ? !max : !max || !key))).toEqual([])
})

test('each of these words has its sentence for readers', async () => {
  const files = globSync('../features/**/*.messages.en.ts', { cwd: import.meta.dirname })
  const parts = await Promise.all(
    files.map((file) => import(path.join(import.meta.dirname, file)) as Promise<Messages>),
  )
  const told = new Set(parts.flatMap((part) => namesIn(part)))
  const words = new Set(typed.filter(({ of }) => !byField.test(of)).map(({ key }) => key!))
  expect([...words].filter((word) => !told.has(word))).toEqual([])
})

/** The names of all sentences; that each is there in every language is for messages.test.ts to show. */
function namesIn(tree: Messages): string[] {
  return Object.entries(tree).flatMap(([name, branch]) => (typeof branch === 'string' ? [name] : namesIn(branch)))
}
