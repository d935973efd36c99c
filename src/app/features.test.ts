import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AnyRoute } from '@tanstack/react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Feature } from '#server/feature.ts'
import { signedInRoute } from '#server/http/guards.ts'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { features } from './features.ts'
import { routeTree } from './web/routes.ts'

const recipesContract = contract({
  countRecipes: operation('GET', '/api/recipes/count', {
    access: signedIn,
    summary: 'Count recipes',
    response: z.object({ recipes: z.number() }),
  }),
})
const recipes: Feature = {
  contract: [recipesContract],
  pages: ['/families/$familyId/recipes'],
  routes: (context) => [signedInRoute(context, recipesContract.countRecipes, async () => ({ recipes: 0 }))],
}

/** Commands, and services that features offer to others. */
const NAMES_FEATURES = [
  'features.ts',
  ...[
    'context.ts',
    'web-context.ts',
    'web-server.ts',
    'start.ts',
    'derivatives.ts',
    'import.ts',
    'rotate-encryption-key.ts',
    'rotate-secret.ts',
  ],
  ...['backup.ts', 'restore.ts', 'verify.ts'],
  ...['backup/', 'doctor/', 'import/', 'rotate-secret/'],
]

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ context: (context) => ({ ...context, features: [...context.features, recipes] }) })
})
afterAll(() => server.close())

test('one entry in the list adds a feature’s operations to the server and its API document', async () => {
  const ana = await server.person('Ana')
  expect(await ana.call(recipesContract.countRecipes, {})).toEqual({ recipes: 0 })
  const refused = await server.visitor().sends({ method: 'GET', url: '/api/recipes/count' })
  expect(refused.status).toBe(401)
  const { json } = await ana.sends({ method: 'GET', url: '/api/openapi.json' })
  expect(json?.paths).toHaveProperty('/api/recipes/count')
})

test('the server answers the addresses of its pages with the app', async () => {
  const at = async (url: string) => (await server.visitor().sends({ method: 'GET', url })).status
  expect(await at('/families/019a0000-0000-7000-8000-000000000000/recipes')).toBe(200)
  expect(await at('/families/019a0000-0000-7000-8000-000000000000/recipes/more')).toBe(404)
})

test('an unknown address shows the app to people who are signed in, and the public page to others', async () => {
  const ana = await server.person('Ana')
  const pages = await Promise.all(
    [ana, server.visitor()].map((one) => one.sends({ method: 'GET', url: '/recipes/more' })),
  )
  expect(pages.map(({ status, text }) => [status, text.includes('id="root"')])).toEqual([
    [404, true],
    [404, false],
  ])
})

test('the server knows exactly the pages that the app has', () => {
  expect(features.flatMap(({ pages = [] }) => pages).toSorted()).toEqual(pathsOf(routeTree).toSorted())
})

test('only the list and what it composes with name a feature on the server', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['web/**', '**/*.test.ts'] })
  const naming = files.filter((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('#features/'),
  )
  expect(naming.filter((file) => !NAMES_FEATURES.some((known) => file.startsWith(known)))).toEqual([])
})

/** Paths of all pages, without frames. */
function pathsOf(route: AnyRoute): string[] {
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>).flatMap(pathsOf)
  const { path: own } = route.options as { path?: string }
  return own ? [own, ...children] : children
}
