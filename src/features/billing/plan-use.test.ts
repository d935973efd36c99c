import { expect, test } from 'vitest'
import { catalogues, nothingMore } from './catalogue.ts'
import { planOf } from './entitlements.ts'
import { lacks, levelOf, quotaUse } from './plan-use.ts'

const { family, classic } = catalogues
const free = planOf(family, 'free')!.entitlements

test('a quota is nearly full from 80%, and full at its limit and beyond', () => {
  const levels = [399, 400, 499, 500, 501].map((used) => levelOf(used, 500))
  expect(levels).toEqual(['room', 'near', 'near', 'full', 'full'])
  expect(levelOf(1_000_000, null)).toBe('room')
})

test('a nearly full quota comes with the cheapest plan that has room for the current use', () => {
  const of = (photos: number, members = 1) => quotaUse(family, free, { photos, members })
  expect(of(10)[0]).toMatchObject({ level: 'room', lifted_by: null })
  expect(of(450)[0]).toMatchObject({ level: 'near', lifted_by: { tier: 'basic', limit: 3000 } })
  // After a downgrade there may be more than the next plan allows.
  expect(of(9_000)[0]).toMatchObject({ level: 'full', lifted_by: { tier: 'premium', limit: 10_000 } })
  expect(of(20_000)[0]).toMatchObject({ level: 'full', lifted_by: { tier: 'legacy', limit: null } })
  expect(of(10, 3)[1]).toMatchObject({ of: 'members', level: 'full', lifted_by: { tier: 'basic', limit: 5 } })
  const legacy = planOf(family, 'legacy')!.entitlements
  expect(quotaUse(family, legacy, { photos: 1, members: 10 })[1]).toMatchObject({ level: 'full', lifted_by: null })
})

test('a missing feature comes with the cheapest plan that has it', () => {
  expect(lacks(family, free)).toEqual([
    { of: 'custom_domain', lifted_by: 'basic' },
    { of: 'videos', lifted_by: 'premium' },
    { of: 'audio_captions', lifted_by: 'basic' },
    { of: 'birthday_reminders', lifted_by: 'premium' },
  ])
  expect(lacks(classic, nothingMore).find(({ of }) => of === 'videos')?.lifted_by).toBe('plus')
  expect(lacks(family, planOf(family, 'premium')!.entitlements)).toEqual([])
})
