export type JsonSchema = {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  minItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  minimum?: number
}

const TEXTS: [matches: RegExp, text: string][] = [
  [/^uuid$|0-9a-f\]\{8\}/, '0197719e-0000-7000-8000-000000000000'],
  [/^email$/, 'grandma@example.org'],
  [/^date$|^\^\\d\{4\}-\\d\\d-\\d\\d\$$/, '2026-06-15'],
  [/^\^\\d\{4\}\$$/, '2026'],
]

/** A value with what's required, or its first field. */
export function exampleOf(schema: JsonSchema): unknown {
  const [first] = schema.enum ?? []
  if (first !== undefined) return first
  const option = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null')
  if (option) return exampleOf(option)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return exampleOfObject(schema)
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => exampleOf(schema.items ?? {}))
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0)
    case 'boolean':
      return true
    default: {
      const { format = '', pattern = '' } = schema
      return TEXTS.find(([matches]) => matches.test(format) || matches.test(pattern))?.[1] ?? 'summer'
    }
  }
}

function exampleOfObject({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  const names = required.length ? required : Object.keys(properties).slice(0, 1)
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {})]))
}
