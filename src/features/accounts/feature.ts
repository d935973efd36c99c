import type { Feature } from '#server/feature.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { accountsContract } from './accounts.contract.ts'
import { apiKeysContract } from './api-keys.contract.ts'
import { avatarContract } from './avatar.contract.ts'
import { devicesContract } from './devices.contract.ts'
import { accountsRoutes } from './server/accounts.routes.ts'
import { avatarRemaker } from './server/avatars.ts'
import { avatarRoutes } from './server/avatar.routes.ts'
import { openSignInDeps } from './server/sign-in-deps.ts'
import { tokensContract } from './tokens.contract.ts'

/** People wait for their new profile photo on screen. */
const AVATAR_LIMIT_MS = 10_000
const AVATAR_WAIT_MS = 20_000

export const feature: Feature = {
  contract: [accountsContract, devicesContract, tokensContract, apiKeysContract, avatarContract],
  pages: ['/account', '/account/settings', '/account-settings', '/preferences'],
  routes(context) {
    const { isolation } = context
    // Separate from the worker's decoders, so that profile photos don't wait for uploads.
    const media = startMediaProcess({
      ...{ concurrency: 1, timeLimitMs: AVATAR_LIMIT_MS, waitLimitMs: AVATAR_WAIT_MS, isolation },
    })
    context.onClose(() => media.close())
    return [...accountsRoutes(context, openSignInDeps(context.db, context.config)), ...avatarRoutes(context, media)]
  },
  remakerOf: ({ store }) => avatarRemaker(store),
}
