import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'acorn'
import { expect, test } from 'vitest'

const script = readFileSync(path.join(import.meta.dirname, '../../../../public/frame.js'), 'utf8')

test("a TV that knows no JavaScript since ES5 can read the frame's script", () => {
  expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
  expect(script).not.toMatch(
    /\b(Promise|fetch|Map|Set|Symbol|Intl|URLSearchParams)\s*[.(]|\.(includes|startsWith|find|padStart|append)\(/,
  )
})
