import { anyoneRoute, signedInRoute, type GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { accountsContract as contract } from '../accounts.contract.ts'
import { apiKeysContract as keys } from '../api-keys.contract.ts'
import { selectSettings, upsertSettings } from './accounts.queries.ts'
import { selectApiKeys } from './api-keys.queries.ts'
import { devicesContract } from '../devices.contract.ts'
import { tokensContract } from '../tokens.contract.ts'
import { listDevices, signOut, signOutDevice, signOutOthers } from './devices.ts'
import { createTokens, refreshTokens } from './tokens.ts'
import { createApiKey, revokeApiKey } from './api-keys.ts'
import { getPreferences, savePreferences, updateProfile } from './profile.ts'
import { getSession } from './get-session.ts'
import type { SignInDeps } from './sign-in-deps.ts'

export function accountsRoutes(guards: GuardDeps, deps: SignInDeps): Route[] {
  return [
    anyoneRoute(contract.signOut, (_who, _input, http) => signOut(deps, http)),
    anyoneRoute(contract.getSession, (_who, _input, http) => getSession(deps, guards, http)),
    signedInRoute(guards, contract.updateProfile, updateProfile),
    signedInRoute(guards, contract.getSettings, ({ tx, user_id }) => selectSettings(tx, user_id)),
    signedInRoute(guards, contract.saveSettings, ({ tx, user_id }, change) => upsertSettings(tx, user_id, change)),
    signedInRoute(guards, contract.getPreferences, getPreferences),
    signedInRoute(guards, contract.savePreferences, savePreferences),
    signedInRoute(guards, devicesContract.listDevices, (person) => listDevices(deps, person)),
    signedInRoute(guards, devicesContract.signOutDevice, (person, input) => signOutDevice(deps, person, input)),
    signedInRoute(guards, devicesContract.signOutOthers, (person, _input, http) => signOutOthers(deps, person, http)),
    signedInRoute(guards, tokensContract.createTokens, (person, _input, http) => createTokens(deps, person, http)),
    anyoneRoute(tokensContract.refreshTokens, (_who, input) => refreshTokens(deps, input)),
    signedInRoute(guards, keys.listApiKeys, async ({ tx, user_id }) => ({
      keys: await selectApiKeys(tx, { user_id, family_id: null }),
    })),
    signedInRoute(guards, keys.createApiKey, createApiKey),
    signedInRoute(guards, keys.revokeApiKey, revokeApiKey),
  ]
}
