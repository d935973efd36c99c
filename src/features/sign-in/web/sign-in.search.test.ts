import { expect, test } from 'vitest'
import { LinkSearch, LoginSearch, redirectAfterSignUp, SignUpSearch } from './sign-in.search.ts'
import { SettingsSearch } from '../../accounts/web/settings.search.ts'

test('a mistyped URL opens the page without parameters', () => {
  expect(LoginSearch.parse({ step: 'hack', redirect: '//evil.example', email: 7, more: 1 })).toEqual({ email: '7' })
  expect(SignUpSearch.parse({ billing: 'weekly', step: 'sent' })).toEqual({ step: 'sent' })
  expect(LinkSearch.parse({})).toEqual({ token: '' })
  expect(SettingsSearch.parse({ tab: 'secrets' })).toEqual({})
})

test('a plan chosen before signing up stays in the URL', () => {
  expect(redirectAfterSignUp({ plan: 'premium', billing: 'yearly' })).toBe('/subscription?plan=premium&billing=yearly')
  expect(redirectAfterSignUp({ plan: 'basic' })).toBe('/subscription?plan=basic')
  expect(redirectAfterSignUp({ plan: 'free' })).toBeUndefined()
  expect(redirectAfterSignUp({ plan: 'premium', redirect: '/families/new' })).toBe('/families/new')
  expect(redirectAfterSignUp({})).toBeUndefined()
})
