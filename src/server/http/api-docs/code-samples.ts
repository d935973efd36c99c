import type { Operation } from '#shared/contract.ts'
import { exampleOf, type JsonSchema } from './example-of.ts'

export type SampleSchemas = { body?: JsonSchema; querystring?: JsonSchema; headers?: JsonSchema; consumes?: string[] }
type Sample = {
  method: string
  /** With a `{name}` for each parameter. */
  url: string
  names: string[]
  headers: [name: string, value: string][]
  json: string | undefined
  file: 'form' | 'bytes' | undefined
}

/** How to call an operation with a key, for tools that show x-codeSamples. The examples run as they are. */
export function codeSamples(
  operation: Operation,
  { body, querystring, headers, consumes = [] }: SampleSchemas,
  appUrl: string,
) {
  const { method, path } = operation
  const query = new URLSearchParams(Object.entries(valuesOf(querystring))).toString()
  const [fileType] = consumes
  const hasFile = body?.format === 'binary' || operation.file
  const sample: Sample = {
    method,
    url: appUrl + path.replace(/:(\w+)/g, '{$1}') + (query && `?${query}`),
    names: [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name)),
    headers: Object.entries({
      ...valuesOf(headers),
      ...(fileType?.startsWith('application/') && { 'content-type': fileType }),
    }).map(([name, value]) => [name, String(value)]),
    json: operation.body ? JSON.stringify(exampleOf(body ?? {}), null, 1).replace(/\n\s*/g, ' ') : undefined,
    file: hasFile ? (method === 'POST' ? 'form' : 'bytes') : undefined,
  }
  return [
    { lang: 'Shell', label: 'curl', source: curl(sample) },
    { lang: 'Python', label: 'Python', source: python(sample) },
    { lang: 'TypeScript', label: 'TypeScript', source: script(sample) },
  ]
}

const valuesOf = (schema: JsonSchema | undefined) =>
  schema?.required?.length ? (exampleOf({ ...schema, type: 'object' }) as Record<string, string>) : {}

function curl({ method, url, headers, json, file }: Sample): string {
  const methods: Record<string, string> = { GET: '', HEAD: ' -I', ...(file && { POST: '', PUT: '' }) }
  return [
    `curl${methods[method] ?? ` -X ${method}`}`,
    '-H "Authorization: Bearer $HEARTHBOOK_KEY"',
    ...headers.map(([name, value]) => `-H "${name}: ${value}"`),
    ...(file ? [file === 'form' ? '-F file=@photo.jpg' : '-T photo.jpg'] : []),
    ...(json ? [`-H "Content-Type: application/json" -d '${json}'`] : []),
    `"${url.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)}"`,
  ].join(' ')
}

function python({ method, url, names, headers, json, file }: Sample): string {
  const literals: Record<string, string> = { true: 'True', false: 'False', null: 'None' }
  const sent = [
    ...(json
      ? [`json=${json.replace(/(?<=[:[,] )(true|false|null)\b/g, (literal) => literals[literal] ?? literal)}`]
      : []),
    ...(file ? [file === 'form' ? 'files={"file": file}' : 'data=file'] : []),
  ].map((part) => `${part}, `)
  const more = headers.map(([name, value]) => `, "${name}": "${value}"`).join('')
  const text = `${names.length ? 'f' : ''}"${url}"`
  return `requests.${method.toLowerCase()}(${text}, ${sent.join('')}headers={"Authorization": f"Bearer {key}"${more}})`
}

function script({ method, url, names, headers, json, file }: Sample): string {
  const more = [...headers, ...(json ? [['content-type', 'application/json'] as const] : [])]
  const init = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(json ? [`body: JSON.stringify(${json})`] : []),
    ...(file ? [file === 'form' ? 'body: form' : 'body: file'] : []),
    more.length
      ? `headers: { ...headers, ${more.map(([name, value]) => `'${name}': '${value}'`).join(', ')} }`
      : 'headers',
  ].join(', ')
  const quote = names.length ? '`' : "'"
  return `await fetch(${quote}${url.replace(/\{/g, '${')}${quote}, { ${init} })`
}
