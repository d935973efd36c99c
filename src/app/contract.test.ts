import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, prefixes } from '#features/public/web/public-page.ts'
import { publicPages } from '#features/public/web/public-pages.tsx'
import { searchContract } from '#features/search/search.contract.ts'
import { keyScopeOf } from '#server/http/guards.ts'
import { anyone, contract as contractOf, operation } from '#shared/contract.ts'
import { contract } from './contract.ts'
import { createWeb } from './web-server.ts'
import { fieldsOf } from '#kit/requests.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const publicPaths = publicPages.map(({ path }) => path)
let server: TestApp

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

describe("Hearthbook doesn't start", () => {
  test('if an operation of the contract has no route', async () => {
    const forgotten = operation('GET', '/api/forgotten', { access: anyone, summary: 'Forgotten' })
    const features = [...server.context.features, { contract: [contractOf({ forgotten })] }]
    await expect(createWeb({ ...server.context, features })).rejects.toThrow('Contract and routes differ: forgotten')
  })

  test("if a route isn't in the contract", async () => {
    const features = server.context.features.map((feature) => ({
      ...feature,
      contract: feature.contract?.filter((part) => part !== searchContract) ?? [],
    }))
    await expect(createWeb({ ...server.context, features })).rejects.toThrow(
      `Contract and routes differ: ${searchContract.searchEverything.id}`,
    )
  })
})

describe('the contract', () => {
  test('has unique operation names and paths', () => {
    const ids = contract.map(({ id }) => id)
    const ways = contract.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(ids).toEqual([...new Set(ids)])
    expect(ways).toEqual([...new Set(ways)])
  })

  test('has the family in the path of every operation for members', () => {
    const members = contract.filter(({ access }) => access.kind === 'member')
    expect(members.filter(({ path, params }) => !path.includes('/:family_id') || !fieldsOf(params).family_id)).toEqual(
      [],
    )
  })

  test('validates each path parameter', () => {
    for (const { id, path, params } of contract) {
      const named = [...path.matchAll(/:(\w+)/g)].map((found) => found[1])
      expect(Object.keys(fieldsOf(params)), id).toEqual(named)
    }
  })

  test('accepts no user, family, or storage path in a body', () => {
    const taken = contract.flatMap(({ id, body, query }) =>
      [...Object.keys(fieldsOf(body)), ...Object.keys(fieldsOf(query))].map((name) => `${id}: ${name}`),
    )
    // These fields are about someone else, and only people who may change that may send them.
    const given = ['changeMemberRole: role', 'inviteMembers: role', 'editPerson: member_id']
    expect(
      taken
        .filter((name) => !given.includes(name))
        .filter((name) => /: (user_id|family_id|member_id|storage_path|added_by|role|is_admin)$/.test(name)),
    ).toEqual([])
  })

  test("doesn't use the same name for different things in path, query, and body", () => {
    for (const { id, params, query, body } of contract) {
      const names = [params, query, body].flatMap((schema) => Object.keys(fieldsOf(schema)))
      expect(names, id).toEqual([...new Set(names)])
    }
  })

  test('names each GET whose answer has a secret, so that its length reveals nothing', () => {
    const secrets = /^code$|(^|_)(token|link|secret|password|endpoint|hint|codes_left)$/
    const reads = contract.filter(({ method, raw }) => method === 'GET' && !raw)
    const told = reads.filter(
      ({ response, has_secret }) => !has_secret && fieldsWithin(response).some((name) => secrets.test(name)),
    )
    expect(told.map(({ id }) => id)).toEqual([])
  })

  test('has no GET operation that changes anything', () => {
    const reads = contract.filter(({ method }) => method === 'GET' || method === 'HEAD')
    expect(reads.filter(({ id }) => !/^(get|list|read|measure|search|count|follow)/.test(id))).toEqual([])
  })
})

/** Names of fields at any depth of a schema. */
function fieldsWithin(schema: unknown): string[] {
  const { shape, element, innerType } =
    (schema as { _zod?: { def: { shape?: object; element?: unknown; innerType?: unknown } } })?._zod?.def ?? {}
  if (shape) return Object.entries(shape).flatMap(([name, field]) => [name, ...fieldsWithin(field)])
  return element || innerType ? fieldsWithin(element ?? innerType) : []
}

test('the OpenAPI document has exactly the operations of the contract, with their access rules', async () => {
  const { json } = await server.visitor().sends({ method: 'GET', url: '/api/openapi.json' })
  expect(json?.openapi).toBe('3.1.0')
  const paths = json?.paths as Record<string, Record<string, { operationId: string; 'x-access': string }>>
  const described = Object.values(paths).flatMap((methods) => Object.values(methods))
  const promised = contract.map(({ id, access }) => [
    id,
    access.kind === 'member' ? `member:${access.capability}` : access.kind,
  ])
  expect(described.map((one) => [one.operationId, one['x-access']]).toSorted()).toEqual(promised.toSorted())
})

test('the OpenAPI document describes parameters and request fields', async () => {
  const { json } = await server.visitor().sends({ method: 'GET', url: '/api/openapi.json' })
  const paths = json!.paths as Record<string, Record<string, OpenApiOperation>>
  const { get, post } = paths['/api/families/{family_id}/milestones']!
  const cursor = get!.parameters?.find(({ name }) => name === 'cursor')
  expect(cursor?.description).toBe('The next_cursor of the previous page.')
  const { once } = post!.requestBody!.content['application/json'].schema.properties
  expect(once!.description).toMatch(/^Idempotency key: a new UUID/)
})

test('the OpenAPI document lists API keys on exactly the operations that take them, with examples', async () => {
  const { json } = await server.visitor().sends({ method: 'GET', url: '/api/openapi.json' })
  const paths = json!.paths as Record<string, Record<string, KeyedOperation>>
  for (const { operationId, security = [], 'x-codeSamples': samples } of Object.values(paths).flatMap((methods) =>
    Object.values(methods),
  )) {
    const declared = contract.find(({ id }) => id === operationId)!
    const scope = keyScopeOf(declared)
    const expected = scope ? [scope] : declared.access.kind === 'signed-url' ? [] : undefined
    expect(security.find((one) => one.key)?.key, operationId).toEqual(expected)
    expect(
      samples?.map(({ label }) => label),
      operationId,
    ).toEqual(scope && ['curl', 'Python', 'TypeScript'])
  }
})

test('the OpenAPI document describes how to send a file with tus', async () => {
  const { json } = await server.visitor().sends({ method: 'GET', url: '/api/openapi.json' })
  const paths = json!.paths as Record<string, Record<string, OpenApiOperation>>
  const { patch } = paths['/api/families/{family_id}/uploads/{upload_id}']!
  expect(patch!.parameters!.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['tus-resumable', 'upload-offset', 'family_id', 'upload_id']),
  )
  expect(patch!.requestBody!.content).toHaveProperty(['application/offset+octet-stream'])
})

test('the type of a problem leads to its description', async () => {
  const { json } = await server.visitor().sends({ method: 'GET', url: '/api/families' })
  const [path, anchor] = String(json!.type).split('#')
  const page = await server.visitor().sends({ method: 'GET', url: path! })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.text).toContain(`id="${anchor}"`)
})

type KeyedOperation = {
  operationId: string
  security?: { key?: string[] }[]
  'x-codeSamples'?: { label: string; source: string }[]
}
type OpenApiOperation = {
  parameters?: { name: string; description?: string }[]
  requestBody?: {
    content: { 'application/json': { schema: { properties: Record<string, { description?: string }> } } }
  }
}

test("besides the contract's routes there are only WebDAV, pages, health checks, and documents", () => {
  const served = new Set(contract.map(({ method, path }) => `${method} ${path}`))
  const routes: string[] = []
  // One line per route: `├── /api/families (GET, HEAD, POST)`, nested by common prefixes.
  const parts: string[] = []
  for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?/.exec(line) ?? []
    if (!path) continue
    const depth = indent.length / 4
    parts.splice(depth, parts.length, path)
    for (const method of methods.split(', ').filter(Boolean)) routes.push(`${method} ${parts.join('')}`)
  }
  const others = routes.filter((route) => !served.has(route) && !served.has(route.replace('HEAD', 'GET')))
  const known =
    /^[A-Z]+ \/dav(\/?\*)?$|^(GET|HEAD) (\/(healthz|readyz|metrics)?|\/dev\/mailbox(\/another-browser|\/:id(\/html)?)?|\/api\/openapi\.json|\/api\/docs.*|\/assets\/.*|\/(books|films|fonts|paintings|prints|screens|share)\/.*\.\w+|(\/\w\w)?\/blog\/feed\.xml|\/[\w.-]+\.\w+|\/\*)$/
  const pages = new Set(
    prefixes.flatMap((prefix) => ['/books', '/offline', ...publicPaths].map((path) => addressOf(prefix, path))),
  )
  const isPage = (route: string) => pages.has(route.replace(/^(GET|HEAD) /, ''))
  expect(others.filter((route) => !known.test(route) && !isPage(route))).toEqual([])
  expect(routes.length).toBeGreaterThan(contract.length)
})
