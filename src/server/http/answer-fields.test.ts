import * as z from 'zod/mini'
import { safeEncode } from 'zod/v4/core'
import { expect, test } from 'vitest'
import { answerFields } from './answer-fields.ts'

const Photo = z.object({
  id: z.uuid(),
  place: z.nullable(z.object({ name: z.string() })),
  tags: z.array(z.object({ name: z.string() })),
  size: z.number(),
  audience: z.enum(['family', 'owners']),
  is_live: z.boolean(),
  note: z.optional(z.string()),
  "quoted'name": z.optional(z.array(z.array(z.number()))),
  kind: z.discriminatedUnion('is', [z.object({ is: z.literal('image') }), z.object({ is: z.literal('video') })]),
})
const photo = {
  id: crypto.randomUUID(),
  place: { name: 'Lake' },
  tags: [{ name: 'sea' }],
  size: 3,
  audience: 'family',
  is_live: false,
  kind: { is: 'image' },
}
const other = { ...photo, place: null, tags: [], note: 'x', "quoted'name": [[1], []], kind: { is: 'video' } }

test('an answer has the fields that its schema declares, and no others', () => {
  const secret = {
    ...photo,
    secret: 1,
    place: { name: 'Lake', secret: 1 },
    tags: [{ name: 'sea', secret: 1 }],
    kind: { is: 'image', secret: 1 },
  }
  for (const [given, passed] of [
    [photo, photo],
    [other, other],
    [secret, photo],
  ]) {
    expect(safeEncode(Photo, given as never).data).toEqual(passed)
    expect(JSON.parse(JSON.stringify(answerFields(Photo)(given)))).toEqual(passed)
  }
})

test.each([
  ['a missing field', { ...photo, place: undefined }],
  ['a null', { ...photo, note: null }],
  ['a number for a text', { ...photo, tags: [{ name: 1 }] }],
  ['a text for a list', { ...photo, tags: 'sea' }],
  ['a list of other things', { ...photo, tags: [null] }],
  ['a number that JSON has no word for', { ...photo, size: Number.NaN }],
  ['a word that’s not among the choices', { ...photo, audience: 'everyone' }],
  ['a text for yes or no', { ...photo, is_live: 'no' }],
  ['an unknown kind', { ...photo, kind: { is: 'sound' } }],
  ['nothing', null],
])('an answer with %s is refused', (_, given) => {
  expect(safeEncode(Photo, given as never).error).toBeDefined()
  expect(() => answerFields(Photo)(given)).toThrow()
})
