/**
 * Paths of the app's pages, with `$name` as parameters. The server answers them with the app, and others with a real 404. A
 * test compares them with the router.
 */
export const appPaths = [
  '/login',
  '/signup',
  '/sign-in/link',
  '/sign-in/$provider',
  '/reset-password',
  '/undo-email-change',
  '/accept-invitation',
  '/unsubscribe/$token',
  '/dashboard',
  '/account',
  '/account/settings',
  '/account/keep',
  '/account-settings',
  '/preferences',
  '/billing',
  '/subscription',
  '/my-books',
  '/my-books/orders',
  '/q/$code',
  '/sandbox/checkout/$checkoutId',
  '/sandbox/payment/$paymentId',
  '/sandbox/portal',
  '/admin',
  '/manage-families',
  '/create-family',
  '/families/new',
  '/families/$familyId',
  '/families/$familyId/photos',
  '/families/$familyId/photos/similar',
  '/families/$familyId/imports/$importId',
  '/families/$familyId/personality',
  '/families/$familyId/personality/questions',
  '/families/$familyId/personality/$childId',
  '/families/$familyId/child-personality',
  '/families/$familyId/activities',
  '/families/$familyId/children',
  '/families/$familyId/children/$childId',
  '/families/$familyId/milestones',
  '/families/$familyId/books/$bookId',
  '/families/$familyId/books/$bookId/edit',
  '/families/$familyId/books/$bookId/order',
  '/families/$familyId/members',
  '/families/$familyId/settings',
  '/families/$familyId/settings/deleted',
  '/families/$familyId/settings/history',
] as const

const patterns = appPaths.map((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`))

export function isAppPath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
