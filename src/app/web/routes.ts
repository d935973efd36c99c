import type { AnyRoute } from '@tanstack/react-router'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import { root, visitor } from '#web/frames.ts'
import { lazyPage } from '#web/lazy-page.ts'
import * as features from './features.ts'
import { pages } from './pages.ts'
import { Root } from './root.tsx'
import { Shell } from './shell/shell.tsx'
import { VisitorFrame } from './visitor-frame.tsx'

type Features = typeof features
type FeaturePage = {
  [Name in keyof Features]: Features[Name] extends { pages: readonly (infer Page extends AnyRoute)[] } ? Page : never
}[keyof Features]

root.update({
  component: Root,
  notFoundComponent: lazyPage(() => import('./not-found-screen.tsx'), 'NotFoundScreen'),
})
signedIn.update({ component: Shell })
visitor.update({ component: VisitorFrame })

const all = [
  ...pages,
  ...Object.values(features).flatMap<FeaturePage>((feature) => ('pages' in feature ? feature.pages : [])),
]
const below = (frame: AnyRoute) => all.filter((page) => page.options.getParentRoute() === frame)

/** All pages of the app. */
export const routeTree = root.addChildren([
  signedIn.addChildren(below(signedIn)),
  visitor.addChildren(below(visitor)),
  ...below(root),
])
