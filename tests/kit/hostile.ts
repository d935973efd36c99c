import fc from 'fast-check'
import type * as z from 'zod/mini'
import { anyText } from '#shared/test-any-text.ts'
import { fieldsOf, type Input } from './requests.ts'

/** Texts that are known to break programs. */
export const hostileTexts = [
  '<script>document.title="ran"</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table families; --",
  '${7*7} {{7*7}} <%= 7*7 %> #{7*7}',
  '\u202egpj.exe \u2066bidi\u2069',
  'שלום עולם مرحبا',
  '👨‍👩‍👧 ❤️ 🎂 e\u0301 é ﷽',
  'Z̴̢̛a̷l̵g̶o̸',
  '  spaces \t tabs \r\n and lines  ',
  '=cmd|calc',
  '%s%n%00%2e%2e%2f',
  '../../../../etc/passwd',
  'null',
  '__proto__',
  'A\u0000B',
  '\ud800 alone',
  '\ufeffbom \u200b zero width',
  'x'.repeat(10_000),
  '€'.repeat(10_000),
]

type Def = {
  type: string
  format?: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  entries?: Record<string, string | number>
  values?: unknown[]
  element?: z.ZodMiniType
  options?: z.ZodMiniType[]
}

export function defOf(schema: z.ZodMiniType): Def {
  return (schema as unknown as { _zod: { def: Def } })._zod.def
}

/** Unwraps a schema: optional, nullable, default, and the input of a pipe. */
export function coreOf(schema: z.ZodMiniType): Def {
  const def = defOf(schema)
  if (def.innerType) return coreOf(def.innerType)
  if (def.type === 'pipe') return coreOf(def.in!)
  return def
}

/** A value of about the type that a schema expects. */
function similarValue(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const def = coreOf(schema)
  if (def.entries) return fc.constantFrom(...Object.values(def.entries))
  if (def.values) return fc.constantFrom(...def.values)
  if (def.format === 'uuid') return fc.uuid()
  if (def.type === 'number')
    return fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 1e9, 2 ** 53, -(2 ** 63)))
  if (def.type === 'boolean') return fc.boolean()
  if (def.type === 'object') return fc.record(mapValues(def.shape!, similarValue), { requiredKeys: [] })
  if (def.type === 'array') return fc.array(similarValue(def.element!))
  if (def.type === 'union') return fc.oneof(...def.options!.map(similarValue))
  return anyText(300)
}

/** A value for one field: the right one, a similar one, or anything else. */
function anythingFor(schema: z.ZodMiniType, right: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    // IDs are mostly the right ones, since unknown IDs only get 404.
    { weight: coreOf(schema).format === 'uuid' ? 30 : 5, arbitrary: fc.constant(right) },
    { weight: 3, arbitrary: similarValue(schema) },
    { weight: 2, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )
}

/** Variations of a valid input: fields are changed, missing, or added. */
export function inputsAround(schema: z.ZodMiniType | undefined, right: Input): fc.Arbitrary<Input> {
  const fields = mapValues(fieldsOf(schema), (field, name) => anythingFor(field, right[name]))
  const known = fc.record(fields, { requiredKeys: Object.keys(fields).filter((name) => right[name] !== undefined) })
  const strange = fc.dictionary(
    fc.constantFrom('user_id', 'role', '__proto__', 'constructor', 'id', 'x'),
    fc.jsonValue({ maxDepth: 1 }),
    { maxKeys: 2 },
  )
  return fc.tuple(known, strange).map(([one, other]) => ({ ...other, ...one }))
}

function mapValues<T, R>(of: Record<string, T>, make: (value: T, name: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, make(value, name)]))
}
