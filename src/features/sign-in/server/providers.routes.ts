import { anyoneRoute, signedInRoute, type GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { ownProvidersContract as own } from '../own-providers.contract.ts'
import { providersContract as contract } from '../providers.contract.ts'
import { providers } from '../../security/providers.rules.ts'
import {
  finishProviderLink,
  proveByProvider,
  startProviderLink,
  startProviderProof,
  unlinkProvider,
} from './own-providers.ts'
import { finishProviderSignIn, signUpByProvider, startProviderSignIn } from './providers.ts'
import { receiveAppleForm } from './receive-apple-form.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { awaitsSetup } from '../../accounts/server/sign-up-permission.ts'

export function providersRoutes(guards: GuardDeps, deps: SignInDeps): Route[] {
  return [
    anyoneRoute(contract.getSignInOptions, async () => ({
      providers: providers.filter((name) => deps.config[name]),
      sign_up: deps.config.signUp,
      awaits_setup: await awaitsSetup(deps.db, deps.config),
      has_mail_server: deps.config.smtpUrl !== undefined,
    })),
    anyoneRoute(contract.startProviderSignIn, (who, input, http) => startProviderSignIn(deps, who, input, http)),
    anyoneRoute(contract.finishProviderSignIn, (who, input, http) => finishProviderSignIn(deps, who, input, http)),
    anyoneRoute(contract.signUpByProvider, (who, input, http) => signUpByProvider(deps, who, input, http)),
    anyoneRoute(contract.receiveAppleForm, (_who, _input, http) => receiveAppleForm(deps, http)),
    signedInRoute(guards, own.startProviderLink, (person, input, http) => startProviderLink(deps, person, input, http)),
    signedInRoute(guards, own.finishProviderLink, (person, input, http) =>
      finishProviderLink(deps, person, input, http),
    ),
    signedInRoute(guards, own.unlinkProvider, (person, input) => unlinkProvider(deps, person, input)),
    signedInRoute(guards, own.startProviderProof, (person, input, http) =>
      startProviderProof(deps, person, input, http),
    ),
    signedInRoute(guards, own.proveByProvider, (person, input, http) => proveByProvider(deps, person, input, http)),
  ]
}
