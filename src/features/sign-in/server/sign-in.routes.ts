import { anyoneRoute, signedInRoute, type GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { emailChangeContract } from '../email-change.contract.ts'
import { signInContract as contract } from '../sign-in.contract.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { confirmEmailChange, startEmailChange } from './change-email.ts'
import { createFirstAccount, finishSignUp, startSignUp } from './sign-up.ts'
import { mailProofCode, proveByCode } from './prove-by-code.ts'
import { providersRoutes } from './providers.routes.ts'
import { readLink, useLink } from './use-link.ts'
import { askPasswordReset, readPasswordReset, resetPassword } from './reset-password.ts'
import { startSignIn } from './start-sign-in.ts'
import { readEmailUndo, undoEmailChange } from './undo-email-change.ts'
import { verifyCode } from './verify-code.ts'

export function signInRoutes(guards: GuardDeps, deps: SignInDeps): Route[] {
  return [
    anyoneRoute(contract.startSignIn, (who, input, http) => startSignIn(deps, who, input, http)),
    anyoneRoute(contract.startSignUp, (who, input, http) => startSignUp(deps, who, input, http)),
    anyoneRoute(contract.createFirstAccount, (who, input, http) => createFirstAccount(deps, who, input, http)),
    anyoneRoute(contract.verifyCode, (who, input, http) => verifyCode(deps, who, input, http)),
    anyoneRoute(contract.finishSignUp, (_who, input, http) => finishSignUp(deps, input, http)),
    anyoneRoute(contract.readLink, (_who, input) => readLink(deps, input)),
    anyoneRoute(contract.useLink, (_who, input, http) => useLink(deps, input, http)),
    signedInRoute(guards, contract.mailProofCode, (person) => mailProofCode(deps, person)),
    signedInRoute(guards, contract.proveByCode, (person, input, http) => proveByCode(deps, person, input, http)),
    anyoneRoute(contract.askPasswordReset, (who, input, http) => askPasswordReset(deps, who, input, http)),
    anyoneRoute(contract.readPasswordReset, (_who, input) => readPasswordReset(deps, input)),
    anyoneRoute(contract.resetPassword, (_who, input, http) => resetPassword(deps, input, http)),
    signedInRoute(guards, emailChangeContract.startEmailChange, (person, input) =>
      startEmailChange(deps, person, input),
    ),
    signedInRoute(guards, emailChangeContract.confirmEmailChange, (person, input) =>
      confirmEmailChange(deps, person, input),
    ),
    anyoneRoute(emailChangeContract.readEmailUndo, (_who, input) => readEmailUndo(deps, input)),
    anyoneRoute(emailChangeContract.undoEmailChange, (_who, input) => undoEmailChange(deps, input)),
    ...providersRoutes(guards, deps),
  ]
}
