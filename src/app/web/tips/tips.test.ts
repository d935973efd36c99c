import { expect, test } from 'vitest'
import { roleTable } from '#shared/role-table.ts'
import { nextTip } from './tips.ts'

test('shows a tip only to members who can follow it', () => {
  const aboutQuestions = (role: keyof typeof roleTable) =>
    nextTip('shell.titles.personality', { hasKeyboard: true, can: roleTable[role] })
  expect(aboutQuestions('editor')).toBe('everyYear')
  expect(aboutQuestions('contributor')).toBeUndefined()
})
