import { anyoneRoute, signedInRoute, type Doors } from '#server/http/guards.ts'
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
import type { SignInDesk } from '../../accounts/server/sign-in-deps.ts'

/** Proofs of identity, and the credentials that give them. */
export function securityRoutes(doors: Doors, desk: SignInDesk): Route[] {
  return [
    signedInRoute(doors, contract.getProofWays, (person) => getProofWays(desk, person)),
    signedInRoute(doors, contract.proveByPassword, (person, input, http) => proveByPassword(desk, person, input, http)),
    signedInRoute(doors, contract.proveByTotp, (person, input, http) => proveByTotp(desk, person, input, http)),
    anyoneRoute(contract.signInByPassword, (who, input, http) => signInByPassword(desk, who, input, http)),
    anyoneRoute(contract.giveSecondFactor, (who, input, http) => giveSecondFactor(desk, who, input, http)),
    signedInRoute(doors, contract.getCredentials, (person) => getCredentials(desk, person)),
    signedInRoute(doors, contract.setPassword, (person, input, http) => setPassword(desk, person, input, http)),
    signedInRoute(doors, contract.removePassword, (person) => removePassword(desk, person)),
    signedInRoute(doors, authenticatorContract.startAuthenticator, (person) => startAuthenticator(desk, person)),
    signedInRoute(doors, authenticatorContract.confirmAuthenticator, (person, input, http) =>
      confirmAuthenticator(desk, person, input, http),
    ),
    signedInRoute(doors, authenticatorContract.removeAuthenticator, (person) => removeAuthenticator(desk, person)),
    signedInRoute(doors, authenticatorContract.makeRecoveryCodes, (person) => makeRecoveryCodes(desk, person)),
    signedInRoute(doors, accountActivityContract.listAccountActivity, listAccountActivity),
    ...passkeysRoutes(doors, desk),
  ]
}
