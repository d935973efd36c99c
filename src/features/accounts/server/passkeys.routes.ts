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
import type { SignInDesk } from './sign-in-desk.ts'

export function passkeysRoutes(deps: GuardDeps, desk: SignInDesk): Route[] {
  return [
    anyoneRoute(contract.startPasskeySignIn, (who) => startPasskeySignIn(desk, who)),
    anyoneRoute(contract.signInByPasskey, (who, input, http) => signInByPasskey(desk, who, input, http)),
    signedInRoute(deps, contract.startPasskeyProof, (person) => startPasskeyProof(desk, person)),
    signedInRoute(deps, contract.proveByPasskey, (person, input, http) => proveByPasskey(desk, person, input, http)),
    signedInRoute(deps, contract.listPasskeys, (person) => listPasskeys(desk, person)),
    signedInRoute(deps, contract.startPasskey, (person) => askForNewPasskey(desk, person)),
    signedInRoute(deps, contract.addPasskey, (person, input, http) => addPasskey(desk, person, input, http)),
    signedInRoute(deps, contract.renamePasskey, (person, input) => renamePasskey(desk, person, input)),
    signedInRoute(deps, contract.removePasskey, (person, input) => removePasskey(desk, person, input)),
  ]
}
