import { createRoute, redirect } from '@tanstack/react-router'
import { accountPages, adminPage, billingPages } from './account-pages.ts'
import { bookPages } from './book-pages.ts'
import { familyPages } from './family-pages.ts'
import { root, shell, visitor } from './frames.ts'
import { gracePage, sandboxPages, visitorPages } from './visitor-pages.ts'

/** Redirects an older or shorter path, with its query and hash. */
function moved<const From extends string>(from: From, to: '/account/settings' | '/families/new') {
  return createRoute({
    getParentRoute: () => root,
    path: from,
    beforeLoad: () => {
      throw redirect({ to, search: true, hash: true, replace: true })
    },
  })
}

const movedPages = [
  moved('/account', '/account/settings'),
  moved('/account-settings', '/account/settings'),
  moved('/create-family', '/families/new'),
] as const

/** All pages of the app. Paths are those of `#shared/app-paths.ts`; a test compares them. */
export const routeTree = root.addChildren([
  visitor.addChildren([...visitorPages, ...sandboxPages, gracePage]),
  shell.addChildren([...accountPages, ...billingPages, ...bookPages, adminPage, ...familyPages]),
  ...movedPages,
])
