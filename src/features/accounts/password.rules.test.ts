import { expect, test } from 'vitest'
import { weaknessesOf } from './password.rules.ts'

const ada = { email: 'ada.vale@example.org', first_name: 'Ada', last_name: 'Vale' }

test.each([
  ['too short', 'k4Jx-9qLm2', 'password_too_short'],
  ['one character again and again', 'aaaaaaaaaaaa', 'password_common'],
  ['digits in a row', '123456789012', 'password_common'],
  ['letters in a row', 'abcdefghijklmn', 'password_common'],
  ['what everybody takes, with digits', 'password123456', 'password_common'],
  ['the same in disguise', 'P@ssw0rd!2024', 'password_common'],
  ['two common words', 'iloveyoufamily', 'password_common'],
  ['the row of keys', 'qwertyuiop123', 'password_common'],
  ['the same on another keyboard', 'azertyuiop!!2', 'password_common'],
  ['the first words of a famous drawing', 'correcthorsebatterystaple', 'password_common'],
  ['her address', 'ada.vale@example.org', 'password_like_you'],
  ['her name with a year', 'AdaVale2024!', 'password_like_you'],
  ['a novel', 'x1y2z3'.repeat(40), 'password_too_long'],
])('%s is refused: %s', (_, password, weakness) => {
  expect(weaknessesOf(password, ada)).toContain(weakness)
})

test.each([
  'herons over the quiet lake',
  'Tr3s-tristes-tigres-comían',
  'k4Jx-9qLm2-vvB7',
  'папа варит борщ в субботу',
  '犬と猫が公園で毎日遊んでいる',
  'my grandmother baked plum cake',
  'photosynthesis is green',
])('%s is good', (password) => {
  expect(weaknessesOf(password, ada)).toEqual([])
})

test('somebody without names is not held up by them', () => {
  expect(weaknessesOf('herons over the quiet lake', { email: 'a@b.co', first_name: '', last_name: '' })).toEqual([])
})
