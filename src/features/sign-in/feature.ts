import { openSignInDeps } from '#features/accounts/server/sign-in-deps.ts'
import type { Feature } from '#server/feature.ts'
import { emailChangeContract } from './email-change.contract.ts'
import { ownProvidersContract } from './own-providers.contract.ts'
import { providersContract } from './providers.contract.ts'
import { signInJobs } from './server/sign-in.handlers.ts'
import { signInRoutes } from './server/sign-in.routes.ts'
import { signInContract } from './sign-in.contract.ts'

export const feature: Feature = {
  contract: [signInContract, emailChangeContract, providersContract, ownProvidersContract],
  pages: ['/login', '/signup', '/sign-in/link', '/sign-in/$provider', '/reset-password', '/undo-email-change'],
  routes: (context) => signInRoutes(context, openSignInDeps(context.db, context.config)),
  jobs: signInJobs,
}
