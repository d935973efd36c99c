import { openSignInDeps } from '#features/accounts/server/sign-in-deps.ts'
import type { Feature } from '#server/feature.ts'
import { accountActivityContract } from './account-activity.contract.ts'
import { authenticatorContract } from './authenticator.contract.ts'
import { passkeysContract } from './passkeys.contract.ts'
import { securityContract } from './security.contract.ts'
import { securityRoutes } from './server/security.routes.ts'

export const feature: Feature = {
  contract: [securityContract, authenticatorContract, accountActivityContract, passkeysContract],
  routes: (context) => securityRoutes(context, openSignInDeps(context.db, context.config)),
}
