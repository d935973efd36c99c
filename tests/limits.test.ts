import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Operation } from '#shared/contract.ts'
import type { Messages } from '#shared/messages.ts'
import { contract } from '#app/contract.ts'

/** Fields that programs fill in or that are selected, not typed. */
const notTyped =
  /token$| (redirect|setup|proof|state|ticket|endpoint|text_version|(clock_)?timezone|country)$|^(start|pause|resume)Backups? address$|^\w+Untracked\w* keys$|^(beginImport|createPhotoDownload) title$|^(finish|proveBy)Provider\w* (code|iss)$/
/** These forms have one error message per field for any problem; in the last one it catches bots. */
const oneMessagePerField = /^(sendContactMessage|paySandbox\w+|actInSandboxPortal|requestDeletion|deleteFamily) /

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

/** The free-text fields of a body, nested ones too, with their limit and the message key for exceeding it. */
function textsOf(schema: z.ZodMiniType, name = ''): Field[] {
  const def = (schema as unknown as { _zod: { def: Def } })._zod.def
  if (def.shape) return Object.entries(def.shape).flatMap(([key, inner]) => textsOf(inner, key))
  if (def.options) return def.options.flatMap((option) => textsOf(option, name))
  const inside = def.element ?? def.innerType ?? def.in
  if (inside) return textsOf(inside, name)
  const checks = (def.checks ?? []).map((check) => check._zod.def)
  // Dates, IDs, and times have fixed lengths.
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
  .filter(({ of }) => !notTyped.test(of))

test('every text field that people type into has a length limit with an error message of its own', () => {
  expect(typed.length).toBeGreaterThan(50)
  expect(typed.filter(({ of, max, key }) => (oneMessagePerField.test(of) ? !max : !max || !key))).toEqual([])
})

test('each of these error messages exists', async () => {
  const files = globSync('../src/features/**/*.messages.en.ts', { cwd: import.meta.dirname })
  const parts = await Promise.all(
    files.map((file) => import(path.join(import.meta.dirname, file)) as Promise<Messages>),
  )
  const known = new Set(parts.flatMap((part) => namesIn(part)))
  const keys = new Set(typed.filter(({ of }) => !oneMessagePerField.test(of)).map(({ key }) => key!))
  expect([...keys].filter((key) => !known.has(key))).toEqual([])
})

/** All message keys. messages.test.ts checks that each exists in every language. */
function namesIn(tree: Messages): string[] {
  return Object.entries(tree).flatMap(([name, branch]) => (typeof branch === 'string' ? [name] : namesIn(branch)))
}
