import { expect, test } from 'vitest'
import { notFound, Problem, problemStatus, type ProblemCode } from './problems.ts'
import { problems as titles } from './problems.messages.en.ts'

const codes = Object.keys(problemStatus) as ProblemCode[]

test.each(codes)('%s has an error status and the message that screens show', (code) => {
  const body = new Problem(code).toBody()
  const type = `/api/docs/problems#${code}`
  expect(body).toEqual({ type, title: titles[code], status: expect.any(Number), code })
  expect(body.status).toBeGreaterThanOrEqual(400)
  expect(body.status).toBeLessThan(600)
})

test('a problem has the reason for each invalid field, and nothing internal', () => {
  const body = new Problem('invalid_input', { fields: { name: 'family_name_required' }, retryAfterSeconds: 3 }).toBody()
  expect(body.fields).toEqual({ name: 'family_name_required' })
  expect(Object.keys(body)).toEqual(['type', 'title', 'status', 'code', 'fields'])
})

test('a missing row and a hidden one get the same answer', () => {
  expect(notFound().toBody()).toEqual(new Problem('not_found').toBody())
})
