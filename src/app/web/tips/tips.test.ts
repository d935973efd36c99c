import { expect, test } from 'vitest'
import { roleTable } from '#shared/role-table.ts'
import { nextTip } from './tips.ts'

test('shows a tip only to members who can follow it', () => {
  const forInviting = (role: keyof typeof roleTable) =>
    nextTip('shell.titles.members', { hasKeyboard: true, can: roleTable[role] })
  expect(forInviting('owner')).toBe('link')
  expect(forInviting('contributor')).toBeUndefined()
})
