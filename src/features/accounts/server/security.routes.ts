import { anyoneRoute, signedInRoute, type GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { accountActivityContract } from '../account-activity.contract.ts'
import { tokensContract } from '../tokens.contract.ts'
import { authenticatorContract } from '../authenticator.contract.ts'
import { devicesContract } from '../devices.contract.ts'
import { emailChangeContract } from '../email-change.contract.ts'
import { securityContract as contract } from '../security.contract.ts'
import { listDevices, signOutDevice, signOutOthers } from './devices.ts'
import { getCredentials } from './get-credentials.ts'
import { confirmEmailChange, startEmailChange } from './change-email.ts'
import { getProofWays } from './get-proof-ways.ts'
import { listAccountActivity } from './list-account-activity.ts'
import {
  askPasswordReset,
  proveByPassword,
  readPasswordReset,
  removePassword,
  resetPassword,
  setPassword,
  signInByPassword,
} from './passwords.ts'
import { mailProofCode, proveByCode } from './prove-by-code.ts'
import {
  confirmAuthenticator,
  giveSecondFactor,
  makeRecoveryCodes,
  proveByTotp,
  removeAuthenticator,
  startAuthenticator,
} from './second-factor.ts'
import { createTokens, refreshTokens } from './tokens.ts'
import type { SignInDesk } from './sign-in-desk.ts'
import { readEmailUndo, undoEmailChange } from './undo-email-change.ts'

/** Proofs of identity, and the credentials that give them. */
export function securityRoutes(deps: GuardDeps, desk: SignInDesk): Route[] {
  return [
    signedInRoute(deps, contract.getProofWays, (person) => getProofWays(desk, person)),
    signedInRoute(deps, contract.mailProofCode, (person) => mailProofCode(desk, person)),
    signedInRoute(deps, contract.proveByCode, (person, input, http) => proveByCode(desk, person, input, http)),
    signedInRoute(deps, contract.proveByPassword, (person, input, http) => proveByPassword(desk, person, input, http)),
    signedInRoute(deps, contract.proveByTotp, (person, input, http) => proveByTotp(desk, person, input, http)),
    anyoneRoute(contract.signInByPassword, (who, input, http) => signInByPassword(desk, who, input, http)),
    anyoneRoute(contract.giveSecondFactor, (who, input, http) => giveSecondFactor(desk, who, input, http)),
    signedInRoute(deps, contract.getCredentials, (person) => getCredentials(desk, person)),
    signedInRoute(deps, contract.setPassword, (person, input, http) => setPassword(desk, person, input, http)),
    signedInRoute(deps, contract.removePassword, (person) => removePassword(desk, person)),
    anyoneRoute(contract.askPasswordReset, (who, input, http) => askPasswordReset(desk, who, input, http)),
    anyoneRoute(contract.readPasswordReset, (_who, input) => readPasswordReset(desk, input)),
    anyoneRoute(contract.resetPassword, (_who, input, http) => resetPassword(desk, input, http)),
    signedInRoute(deps, authenticatorContract.startAuthenticator, (person) => startAuthenticator(desk, person)),
    signedInRoute(deps, authenticatorContract.confirmAuthenticator, (person, input, http) =>
      confirmAuthenticator(desk, person, input, http),
    ),
    signedInRoute(deps, authenticatorContract.removeAuthenticator, (person) => removeAuthenticator(desk, person)),
    signedInRoute(deps, authenticatorContract.makeRecoveryCodes, (person) => makeRecoveryCodes(desk, person)),
    signedInRoute(deps, devicesContract.listDevices, (person) => listDevices(desk, person)),
    signedInRoute(deps, devicesContract.signOutDevice, (person, input) => signOutDevice(desk, person, input)),
    signedInRoute(deps, devicesContract.signOutOthers, (person, _input, http) => signOutOthers(desk, person, http)),
    signedInRoute(deps, accountActivityContract.listAccountActivity, listAccountActivity),
    signedInRoute(deps, emailChangeContract.startEmailChange, (person, input) => startEmailChange(desk, person, input)),
    signedInRoute(deps, emailChangeContract.confirmEmailChange, (person, input) =>
      confirmEmailChange(desk, person, input),
    ),
    anyoneRoute(emailChangeContract.readEmailUndo, (_who, input) => readEmailUndo(desk, input)),
    anyoneRoute(emailChangeContract.undoEmailChange, (_who, input) => undoEmailChange(desk, input)),
    signedInRoute(deps, tokensContract.createTokens, (person, _input, http) => createTokens(desk, person, http)),
    anyoneRoute(tokensContract.refreshTokens, (_who, input) => refreshTokens(desk, input)),
  ]
}
