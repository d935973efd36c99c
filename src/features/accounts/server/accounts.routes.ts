import { anyoneRoute, signedInRoute, type GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { accountsContract as contract } from '../accounts.contract.ts'
import { apiKeysContract as keys } from '../api-keys.contract.ts'
import { selectApiKeys } from './api-keys.queries.ts'
import { createApiKey } from './create-api-key.ts'
import { finishSignUp } from './finish-sign-up.ts'
import { getPreferences } from './get-preferences.ts'
import { getSession } from './get-session.ts'
import { getSettings } from './get-settings.ts'
import { passkeysRoutes } from './passkeys.routes.ts'
import { providersRoutes } from './providers.routes.ts'
import { readLink } from './read-link.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { savePreferences } from './save-preferences.ts'
import { saveSettings } from './save-settings.ts'
import { securityRoutes } from './security.routes.ts'
import { openSignInDesk, type SignInDesk } from './sign-in-desk.ts'
import { signOut } from './sign-out.ts'
import { startSignIn } from './start-sign-in.ts'
import { startSignUp } from './start-sign-up.ts'
import { updateProfile } from './update-profile.ts'
import { useLink } from './use-link.ts'
import { verifyCode } from './verify-code.ts'

export function accountsRoutes(deps: GuardDeps & Pick<SignInDesk, 'config'>): Route[] {
  const desk = openSignInDesk(deps.db, deps.config)
  return [
    anyoneRoute(contract.startSignIn, (who, input, http) => startSignIn(desk, who, input, http)),
    anyoneRoute(contract.startSignUp, (who, input, http) => startSignUp(desk, who, input, http)),
    anyoneRoute(contract.verifyCode, (who, input, http) => verifyCode(desk, who, input, http)),
    anyoneRoute(contract.finishSignUp, (_who, input, http) => finishSignUp(desk, input, http)),
    anyoneRoute(contract.readLink, (_who, input) => readLink(desk, input)),
    anyoneRoute(contract.useLink, (_who, input, http) => useLink(desk, input, http)),
    anyoneRoute(contract.signOut, (_who, _input, http) => signOut(desk, http)),
    anyoneRoute(contract.getSession, (_who, _input, http) => getSession(desk, deps, http)),
    signedInRoute(deps, contract.updateProfile, updateProfile),
    signedInRoute(deps, contract.getSettings, getSettings),
    signedInRoute(deps, contract.saveSettings, saveSettings),
    signedInRoute(deps, contract.getPreferences, getPreferences),
    signedInRoute(deps, contract.savePreferences, savePreferences),
    ...securityRoutes(deps, desk),
    ...passkeysRoutes(deps, desk),
    ...providersRoutes(deps, desk),
    signedInRoute(deps, keys.listApiKeys, async ({ tx, user_id }) => ({ keys: await selectApiKeys(tx, user_id) })),
    signedInRoute(deps, keys.createApiKey, createApiKey),
    signedInRoute(deps, keys.revokeApiKey, revokeApiKey),
  ]
}
