import { createRoute } from '@tanstack/react-router'
import { knowSession } from '#features/accounts/web/session-guards.ts'
import { searchOf, visitor } from '#web/frames.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import type { LinkSearch, LoginSearch, ProviderSearch, ResetSearch, SignUpSearch } from './sign-in.search.ts'
import { skipWhenSignedIn, skipWhenSignedUp } from './sign-in-guards.ts'
import { signInTexts } from './sign-in.texts.ts'

export const pages = [
  createRoute({
    getParentRoute: () => visitor,
    path: '/login',
    staticData: { title: 'shell.titles.login' },
    validateSearch: searchOf<typeof LoginSearch>(),
    beforeLoad: skipWhenSignedIn,
    component: lazyWithTexts(signInTexts, () => import('./login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/signup',
    staticData: { title: 'shell.titles.signUp' },
    validateSearch: searchOf<typeof SignUpSearch>(),
    beforeLoad: skipWhenSignedUp,
    component: lazyWithTexts(signInTexts, () => import('./sign-up-page.tsx'), 'SignUpPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/sign-in/link',
    staticData: { title: 'shell.titles.link' },
    validateSearch: searchOf<typeof LinkSearch>(),
    component: lazyWithTexts(signInTexts, () => import('./link-page.tsx'), 'LinkPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/sign-in/$provider',
    staticData: { title: 'shell.titles.link' },
    validateSearch: searchOf<typeof ProviderSearch>(),
    beforeLoad: knowSession,
    component: lazyWithTexts(signInTexts, () => import('./provider-page.tsx'), 'ProviderPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/reset-password',
    staticData: { title: 'shell.titles.resetPassword' },
    validateSearch: searchOf<typeof ResetSearch>(),
    component: lazyWithTexts(signInTexts, () => import('./reset-page.tsx'), 'ResetPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/undo-email-change',
    staticData: { title: 'shell.titles.undoEmail' },
    validateSearch: searchOf<typeof LinkSearch>(),
    beforeLoad: knowSession,
    component: lazyWithTexts(signInTexts, () => import('./undo-email-page.tsx'), 'UndoEmailPage'),
  }),
] as const
