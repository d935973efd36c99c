import { anyoneRoute, signedInRoute, type GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { accountActivityContract } from '../account-activity.contract.ts'
import { authenticatorContract } from '../authenticator.contract.ts'
import { securityContract as contract } from '../security.contract.ts'
import { passkeysRoutes } from './passkeys.routes.ts'
import { getCredentials } from './get-credentials.ts'
import { getProofWays } from './get-proof-ways.ts'
import { listAccountActivity } from './list-account-activity.ts'
import { proveByPassword, removePassword, setPassword, signInByPassword } from './passwords.ts'
import {
  confirmAuthenticator,
  giveSecondFactor,
  makeRecoveryCodes,
  proveByTotp,
  removeAuthenticator,
  startAuthenticator,
} from './second-factor.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

/** Proofs of identity, and credentials. */
export function securityRoutes(guards: GuardDeps, deps: SignInDeps): Route[] {
  return [
    signedInRoute(guards, contract.getProofWays, (person) => getProofWays(deps, person)),
    signedInRoute(guards, contract.proveByPassword, (person, input, http) =>
      proveByPassword(deps, person, input, http),
    ),
    signedInRoute(guards, contract.proveByTotp, (person, input, http) => proveByTotp(deps, person, input, http)),
    anyoneRoute(contract.signInByPassword, (who, input, http) => signInByPassword(deps, who, input, http)),
    anyoneRoute(contract.giveSecondFactor, (who, input, http) => giveSecondFactor(deps, who, input, http)),
    signedInRoute(guards, contract.getCredentials, (person) => getCredentials(deps, person)),
    signedInRoute(guards, contract.setPassword, (person, input, http) => setPassword(deps, person, input, http)),
    signedInRoute(guards, contract.removePassword, (person) => removePassword(deps, person)),
    signedInRoute(guards, authenticatorContract.startAuthenticator, (person) => startAuthenticator(deps, person)),
    signedInRoute(guards, authenticatorContract.confirmAuthenticator, (person, input, http) =>
      confirmAuthenticator(deps, person, input, http),
    ),
    signedInRoute(guards, authenticatorContract.removeAuthenticator, (person) => removeAuthenticator(deps, person)),
    signedInRoute(guards, authenticatorContract.makeRecoveryCodes, (person) => makeRecoveryCodes(deps, person)),
    signedInRoute(guards, accountActivityContract.listAccountActivity, listAccountActivity),
    ...passkeysRoutes(guards, deps),
  ]
}
