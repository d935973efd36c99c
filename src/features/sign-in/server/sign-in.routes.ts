import { anyoneRoute, signedInRoute, type Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { emailChangeContract } from '../email-change.contract.ts'
import { signInContract as contract } from '../sign-in.contract.ts'
import type { SignInDesk } from '../../accounts/server/sign-in-deps.ts'
import { confirmEmailChange, startEmailChange } from './change-email.ts'
import { finishSignUp } from './finish-sign-up.ts'
import { mailProofCode, proveByCode } from './prove-by-code.ts'
import { providersRoutes } from './providers.routes.ts'
import { readLink } from './read-link.ts'
import { askPasswordReset, readPasswordReset, resetPassword } from './reset-password.ts'
import { startSignIn } from './start-sign-in.ts'
import { startSignUp } from './start-sign-up.ts'
import { readEmailUndo, undoEmailChange } from './undo-email-change.ts'
import { useLink } from './use-link.ts'
import { verifyCode } from './verify-code.ts'

export function signInRoutes(doors: Doors, desk: SignInDesk): Route[] {
  return [
    anyoneRoute(contract.startSignIn, (who, input, http) => startSignIn(desk, who, input, http)),
    anyoneRoute(contract.startSignUp, (who, input, http) => startSignUp(desk, who, input, http)),
    anyoneRoute(contract.verifyCode, (who, input, http) => verifyCode(desk, who, input, http)),
    anyoneRoute(contract.finishSignUp, (_who, input, http) => finishSignUp(desk, input, http)),
    anyoneRoute(contract.readLink, (_who, input) => readLink(desk, input)),
    anyoneRoute(contract.useLink, (_who, input, http) => useLink(desk, input, http)),
    signedInRoute(doors, contract.mailProofCode, (person) => mailProofCode(desk, person)),
    signedInRoute(doors, contract.proveByCode, (person, input, http) => proveByCode(desk, person, input, http)),
    anyoneRoute(contract.askPasswordReset, (who, input, http) => askPasswordReset(desk, who, input, http)),
    anyoneRoute(contract.readPasswordReset, (_who, input) => readPasswordReset(desk, input)),
    anyoneRoute(contract.resetPassword, (_who, input, http) => resetPassword(desk, input, http)),
    signedInRoute(doors, emailChangeContract.startEmailChange, (person, input) =>
      startEmailChange(desk, person, input),
    ),
    signedInRoute(doors, emailChangeContract.confirmEmailChange, (person, input) =>
      confirmEmailChange(desk, person, input),
    ),
    anyoneRoute(emailChangeContract.readEmailUndo, (_who, input) => readEmailUndo(desk, input)),
    anyoneRoute(emailChangeContract.undoEmailChange, (_who, input) => undoEmailChange(desk, input)),
    ...providersRoutes(doors, desk),
  ]
}
