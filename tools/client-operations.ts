/** Parts of the OpenAPI document (src/server/http/api-docs) that types are made of. */
type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  description?: string
}
type Content = { content?: Record<string, { schema: Schema }> }
type Described = {
  operationId: string
  summary: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: { in: string; name: string; required?: boolean; description?: string; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}
export type OpenApiDocument = {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

const HEAD = `// Generated from the contract: \`UPDATE_DOCS=1 npm test -- unit tests/client.test.ts\` updates it.

/** How to call an operation. */
export type Call = {
  method: string
  path: string
  /** Which fields are sent in the address, if others are sent in the body. */
  query?: readonly string[]
  /** json, or the type of a file. */
  sends?: string
  receives?: 'json' | 'file'
}
`

/** The client's types and its table of operations: all that take an API key, except tus and forms. */
export function clientOperations({ paths, components }: OpenApiDocument): string {
  const chosen = Object.entries(paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, one]) => ({ path, method, one })))
    .filter(isForClient)
    .toSorted((a, b) => (a.one.operationId < b.one.operationId ? -1 : 1))
  const schemas = new Map(Object.entries(components.schemas))
  for (const { one } of chosen) nameAnswer(one, schemas)
  const typeOf = typesNamed(schemas)
  const named = [...schemas].map(([name, schema]) => `export type ${typeName(name)} = ${typeOf(schema, name)}\n`)
  const all = chosen.map(({ path, method, one }) => ({ id: one.operationId, ...describe(path, method, one, typeOf) }))
  const types = all.map(({ id, doc, input, answer }) => `${doc}  ${id}: { input: ${input}; answer: ${answer} }`)
  const calls = all.map(({ id, call }) => `  ${id}: ${JSON.stringify(call)},`)
  return [
    HEAD,
    ...named,
    `export interface Operations {\n${types.join('\n')}\n}\n`,
    `export const operations: Record<keyof Operations, Call> = {\n${calls.join('\n')}\n}\n`,
  ].join('\n')
}

/** What getPhoto answers is a Photo, and listPhotos lists a ListedPhoto, wherever they appear. */
function nameAnswer(one: Described, schemas: Map<string, Schema>): void {
  const answer = contentOf(successOf(one))[1]
  const [, verb, noun = ''] = /^(get|list)([A-Z]\w*)$/.exec(one.operationId) ?? []
  const item = answer?.properties?.[noun.charAt(0).toLowerCase() + noun.slice(1)]?.items
  if (verb === 'get' && answer) schemas.set(noun, answer)
  if (verb === 'list' && item?.type === 'object') schemas.set(`Listed${singularOf(noun)}`, item)
}

const IRREGULAR: Record<string, string> = { People: 'Person', Children: 'Child' }
const singularOf = (noun: string) => IRREGULAR[noun] ?? noun.replace(/ies$/, 'ys').replace(/s$/, '')

function isForClient({ path, one }: { path: string; one: Described }): boolean {
  const takesKey = one.security?.some(({ key }) => key?.length)
  const needsHeaders = one.parameters?.some((parameter) => parameter.in === 'header')
  return Boolean(takesKey) && !needsHeaders && !path.includes('*') && !one.requestBody?.content?.['multipart/form-data']
}

function describe(path: string, method: string, one: Described, typeOf: TypeOf) {
  const { parameters = [], requestBody } = one
  const [sends, body] = contentOf(requestBody)
  const [receives, received] = contentOf(successOf(one))
  const fields: Schema = {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, schema, description }) => [name, { ...schema, description }]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
  const inputs = [
    ...(parameters.length ? [typeOf(fields)] : []),
    ...(sends === 'json' && body ? [typeOf(body)] : []),
    ...(sends && sends !== 'json' ? ['{ file: Blob | Uint8Array<ArrayBuffer> }'] : []),
  ]
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  return {
    doc: `  ${docOf([one.summary, one.description].filter(Boolean).join('. '))}\n`,
    input: inputs.join(' & ') || '{}',
    answer: receives === 'json' && received ? typeOf(received) : receives ? 'Response' : 'void',
    call: {
      method: method.toUpperCase(),
      path,
      ...(sends && { sends, ...(query.length && { query }) }),
      ...(receives && { receives: receives === 'json' ? receives : 'file' }),
    },
  }
}

const successOf = ({ responses }: Described) =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]

function contentOf(part: Content | undefined): [kind: string | undefined, Schema?] {
  const [type, content] = Object.entries(part?.content ?? {})[0] ?? []
  if (!content) return [undefined]
  if (type === 'application/json') return ['json', content.schema]
  return [type === '*/*' ? 'application/octet-stream' : type, content.schema]
}

/** `naming`: the type that's being declared, which can't be its own name. */
type TypeOf = (schema: Schema, naming?: string) => string

function typesNamed(schemas: Map<string, Schema>): TypeOf {
  // The first of equal types is used by the others.
  const names = new Map([...schemas].reverse().map(([name, schema]) => [JSON.stringify(schema), name]))
  return typeOf

  function typeOf(schema: Schema, naming?: string): string {
    if (schema.$ref) return typeName(schema.$ref.split('/').at(-1) ?? '')
    const name = names.get(JSON.stringify(schema))
    if (name !== undefined && name !== naming) return typeName(name)
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
    const options = schema.anyOf ?? schema.oneOf
    if (options) return unionOf(options.map((option) => typeOf(option)))
    if (Array.isArray(schema.type)) return unionOf(schema.type.map((type) => typeOf({ ...schema, type })))
    if (schema.type === 'object') return objectOf(schema)
    if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {})}>`
    if (schema.type === 'integer') return 'number'
    return schema.type ?? 'unknown'
  }

  function objectOf({ properties, required = [], additionalProperties }: Schema): string {
    if (!properties) {
      const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
      return `Record<string, ${values}>`
    }
    const fields = Object.entries(properties).map(([name, schema]) => {
      const key = /^\w+$/.test(name) ? name : JSON.stringify(name)
      return `${docOf(schema.description)}${key}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`
    })
    return `{ ${fields.join('; ')} }`
  }
}

const unionOf = (types: string[]) => [...new Set(types)].join(' | ')
const docOf = (text: string | undefined) => (text ? `/** ${text.replaceAll('*/', '*\\/')} */ ` : '')
const typeName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
