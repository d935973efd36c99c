import type { AnyRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { appPaths } from '#shared/app-paths.ts'
import { routeTree } from './route-tree.ts'

/** Full paths of all pages, without layout routes. */
function paths(route: AnyRoute): string[] {
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>).flatMap(paths)
  const { path } = route.options as { path?: string }
  return path ? [path, ...children] : children
}

test('the server responds with the app exactly for the paths that have a page', () => {
  expect(paths(routeTree).toSorted()).toEqual([...appPaths].toSorted())
})
