import { anyoneRoute } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { providersContract as contract } from '../providers.contract.ts'
import { providers } from '../providers.rules.ts'
import { finishProviderSignIn, signUpByProvider, startProviderSignIn } from './providers.ts'
import { receiveAppleForm } from './receive-apple-form.ts'
import type { SignInDesk } from './sign-in-desk.ts'

export function providersRoutes(desk: SignInDesk): Route[] {
  return [
    anyoneRoute(contract.listProviders, async () => ({ providers: providers.filter((name) => desk.config[name]) })),
    anyoneRoute(contract.startProviderSignIn, (who, input, http) => startProviderSignIn(desk, who, input, http)),
    anyoneRoute(contract.finishProviderSignIn, (who, input, http) => finishProviderSignIn(desk, who, input, http)),
    anyoneRoute(contract.signUpByProvider, (who, input, http) => signUpByProvider(desk, who, input, http)),
    anyoneRoute(contract.receiveAppleForm, (_who, _input, http) => receiveAppleForm(desk, http)),
  ]
}
