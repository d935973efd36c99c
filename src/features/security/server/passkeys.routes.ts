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
import type { SignInDesk } from '../../accounts/server/sign-in-deps.ts'

export function passkeysRoutes(doors: Doors, desk: SignInDesk): Route[] {
  return [
    anyoneRoute(contract.startPasskeySignIn, (who) => startPasskeySignIn(desk, who)),
    anyoneRoute(contract.signInByPasskey, (who, input, http) => signInByPasskey(desk, who, input, http)),
    signedInRoute(doors, contract.startPasskeyProof, (person) => startPasskeyProof(desk, person)),
    signedInRoute(doors, contract.proveByPasskey, (person, input, http) => proveByPasskey(desk, person, input, http)),
    signedInRoute(doors, contract.listPasskeys, (person) => listPasskeys(desk, person)),
    signedInRoute(doors, contract.startPasskey, (person) => askForNewPasskey(desk, person)),
    signedInRoute(doors, contract.addPasskey, (person, input, http) => addPasskey(desk, person, input, http)),
    signedInRoute(doors, contract.renamePasskey, (person, input) => renamePasskey(desk, person, input)),
    signedInRoute(doors, contract.removePasskey, (person, input) => removePasskey(desk, person, input)),
  ]
}
