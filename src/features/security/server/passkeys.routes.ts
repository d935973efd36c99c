import { anyoneRoute, signedInRoute, type GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { passkeysContract as contract } from '../passkeys.contract.ts'
import { askForNewPasskey } from './passkey-ceremony.ts'
import {
  addPasskey,
  listPasskeys,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskeyProof,
  startPasskeySignIn,
} from './passkeys.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

export function passkeysRoutes(guards: GuardDeps, deps: SignInDeps): Route[] {
  return [
    anyoneRoute(contract.startPasskeySignIn, (who) => startPasskeySignIn(deps, who)),
    anyoneRoute(contract.signInByPasskey, (who, input, http) => signInByPasskey(deps, who, input, http)),
    signedInRoute(guards, contract.startPasskeyProof, (person) => startPasskeyProof(deps, person)),
    signedInRoute(guards, contract.proveByPasskey, (person, input, http) => proveByPasskey(deps, person, input, http)),
    signedInRoute(guards, contract.listPasskeys, (person) => listPasskeys(deps, person)),
    signedInRoute(guards, contract.startPasskey, (person) => askForNewPasskey(deps, person)),
    signedInRoute(guards, contract.addPasskey, (person, input, http) => addPasskey(deps, person, input, http)),
    signedInRoute(guards, contract.renamePasskey, (person, input) => renamePasskey(deps, person, input)),
    signedInRoute(guards, contract.removePasskey, (person, input) => removePasskey(deps, person, input)),
  ]
}
