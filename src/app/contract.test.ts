import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, prefixes } from '#features/public/web/public-page.ts'
import { publicPages } from '#features/public/web/public-pages.ts'
import { searchContract } from '#features/search/search.contract.ts'
import { anyone, operation } from '#shared/contract.ts'
import { contract } from './contract.ts'
import { createWeb } from './web-server.ts'
import { fieldsOf } from './testing/requests.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const publicPaths = publicPages.map(({ path }) => path)
let house: TestApp

beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

describe('Hearthbook does not open its door', () => {
  test('when an operation of the contract has no route', async () => {
    const forgotten = operation({
      ...{ id: 'forgotten', method: 'GET', path: '/api/forgotten', access: anyone, summary: 'Forgotten' },
    })
    const features = [...house.context.features, { contract: [{ forgotten }] }]
    await expect(createWeb({ ...house.context, features })).rejects.toThrow('Contract and routes differ: forgotten')
  })

  test('when a route is not in the contract', async () => {
    const features = house.context.features.map((feature) => ({
      ...feature,
      contract: feature.contract?.filter((part) => part !== searchContract) ?? [],
    }))
    await expect(createWeb({ ...house.context, features })).rejects.toThrow(
      `Contract and routes differ: ${searchContract.searchEverything.id}`,
    )
  })
})

describe('the contract', () => {
  test('names every operation and every way to it once', () => {
    const ids = contract.map(({ id }) => id)
    const ways = contract.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(ids).toEqual([...new Set(ids)])
    expect(ways).toEqual([...new Set(ways)])
  })

  test('has the family in the path of whatever only its members may do', () => {
    const members = contract.filter(({ access }) => access.kind === 'member')
    expect(members.filter(({ path, params }) => !path.includes('/:family_id') || !fieldsOf(params).family_id)).toEqual(
      [],
    )
  })

  test('checks each parameter of a path', () => {
    for (const { id, path, params } of contract) {
      const named = [...path.matchAll(/:(\w+)/g)].map((found) => found[1])
      expect(Object.keys(fieldsOf(params)), id).toEqual(named)
    }
  })

  test('lets nobody say in a body who they are, which family it is, or where a file lies', () => {
    const taken = contract.flatMap(({ id, body, query }) =>
      [...Object.keys(fieldsOf(body)), ...Object.keys(fieldsOf(query))].map((name) => `${id}: ${name}`),
    )
    // Of somebody else, and only what an owner may give.
    const given = ['changeMemberRole: role', 'inviteMembers: role']
    expect(
      taken
        .filter((name) => !given.includes(name))
        .filter((name) => /: (user_id|family_id|member_id|storage_path|added_by|role|is_admin)$/.test(name)),
    ).toEqual([])
  })

  test('never lets a name in the path, the query and the body mean two things', () => {
    for (const { id, params, query, body } of contract) {
      const names = [params, query, body].flatMap((schema) => Object.keys(fieldsOf(schema)))
      expect(names, id).toEqual([...new Set(names)])
    }
  })

  test('changes nothing by a GET', () => {
    const reads = contract.filter(({ method }) => method === 'GET' || method === 'HEAD')
    expect(reads.filter(({ id }) => !/^(get|list|read|measure|search|count|follow)/.test(id))).toEqual([])
  })
})

test('the document of the API has exactly the operations of the contract, each with who may call it', async () => {
  const { json } = await house.visitor().sends({ method: 'GET', url: '/api/openapi.json' })
  expect(json?.openapi).toBe('3.1.0')
  const paths = json?.paths as Record<string, Record<string, { operationId: string; 'x-access': string }>>
  const described = Object.values(paths).flatMap((methods) => Object.values(methods))
  const promised = contract.map(({ id, access }) => [
    id,
    access.kind === 'member' ? `member:${access.capability}` : access.kind,
  ])
  expect(described.map((one) => [one.operationId, one['x-access']]).toSorted()).toEqual(promised.toSorted())
})

test('the document of the API says what parameters and fields of a request mean', async () => {
  const { json } = await house.visitor().sends({ method: 'GET', url: '/api/openapi.json' })
  const paths = json!.paths as Record<string, Record<string, OpenApiOperation>>
  const { get, post } = paths['/api/families/{family_id}/milestones']!
  const cursor = get!.parameters?.find(({ name }) => name === 'cursor')
  expect(cursor?.description).toBe('The next_cursor of the previous page.')
  const { once } = post!.requestBody!.content['application/json'].schema.properties
  expect(once!.description).toMatch(/^Idempotency key: a new UUID/)
})

type OpenApiOperation = {
  parameters?: { name: string; description?: string }[]
  requestBody?: {
    content: { 'application/json': { schema: { properties: Record<string, { description?: string }> } } }
  }
}

test('beside the contract there are only pages, health and documents', () => {
  const served = new Set(contract.map(({ method, path }) => `${method} ${path}`))
  const routes: string[] = []
  // One line a route: `├── /api/families (GET, HEAD, POST)`, nested by what paths have in common.
  const parts: string[] = []
  for (const line of house.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?/.exec(line) ?? []
    if (!path) continue
    const depth = indent.length / 4
    parts.splice(depth, parts.length, path)
    for (const method of methods.split(', ').filter(Boolean)) routes.push(`${method} ${parts.join('')}`)
  }
  const others = routes.filter((route) => !served.has(route) && !served.has(route.replace('HEAD', 'GET')))
  const known =
    /^(GET|HEAD) (\/(healthz|readyz|metrics)?|\/dev\/mailbox(\/:id(\/html)?)?|\/api\/openapi\.json|\/api\/docs.*|\/assets\/.*|\/(films|screens|share)\/.*\.\w+|(\/\w\w)?\/blog\/feed\.xml|\/[\w.-]+\.\w+|\/\*)$/
  const pages = new Set(
    prefixes.flatMap((prefix) => ['/books', '/offline', ...publicPaths].map((path) => addressOf(prefix, path))),
  )
  const isPage = (route: string) => pages.has(route.replace(/^(GET|HEAD) /, ''))
  expect(others.filter((route) => !known.test(route) && !isPage(route))).toEqual([])
  expect(routes.length).toBeGreaterThan(contract.length)
})
