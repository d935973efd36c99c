import { anyoneRoute, signedInRoute, type Doors } from '#server/http/guards.ts'
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

export function passkeysRoutes(doors: Doors, deps: SignInDeps): Route[] {
  return [
    anyoneRoute(contract.startPasskeySignIn, (who) => startPasskeySignIn(deps, who)),
    anyoneRoute(contract.signInByPasskey, (who, input, http) => signInByPasskey(deps, who, input, http)),
    signedInRoute(doors, contract.startPasskeyProof, (person) => startPasskeyProof(deps, person)),
    signedInRoute(doors, contract.proveByPasskey, (person, input, http) => proveByPasskey(deps, person, input, http)),
    signedInRoute(doors, contract.listPasskeys, (person) => listPasskeys(deps, person)),
    signedInRoute(doors, contract.startPasskey, (person) => askForNewPasskey(deps, person)),
    signedInRoute(doors, contract.addPasskey, (person, input, http) => addPasskey(deps, person, input, http)),
    signedInRoute(doors, contract.renamePasskey, (person, input) => renamePasskey(deps, person, input)),
    signedInRoute(doors, contract.removePasskey, (person, input) => removePasskey(deps, person, input)),
  ]
}
