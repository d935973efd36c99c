import { expect, test } from 'vitest'
import { notFound, Problem, problems, type ProblemCode } from './problems.ts'

const codes = Object.keys(problems) as ProblemCode[]

test('every failure that somebody may meet says so in a sentence and with an error status', () => {
  for (const code of codes) {
    const body = new Problem(code).toBody()
    expect(body).toEqual({
      type: `/api/docs/problems#${code}`,
      title: expect.any(String),
      status: expect.any(Number),
      code,
    })
    expect(body.title.length).toBeGreaterThan(10)
    expect(body.status).toBeGreaterThanOrEqual(400)
    expect(body.status).toBeLessThan(600)
  }
})

test('what is wrong with each field travels along, and nothing else does', () => {
  const body = new Problem('invalid_input', { fields: { name: 'family_name_required' }, retryAfterSeconds: 3 }).toBody()
  expect(body.fields).toEqual({ name: 'family_name_required' })
  expect(Object.keys(body)).toEqual(['type', 'title', 'status', 'code', 'fields'])
})

test('a photo that was hidden and one that never was are answered alike', () => {
  expect(notFound().toBody()).toEqual(new Problem('not_found').toBody())
})
