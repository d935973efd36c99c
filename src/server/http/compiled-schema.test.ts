import * as z from 'zod/mini'
import { safeEncode } from 'zod/v4/core'
import { expect, test } from 'vitest'
import { compiledSchema } from './compiled-schema.ts'

const Photo = z.object({
  id: z.uuid(),
  place: z.nullable(z.object({ name: z.string() })),
  tags: z.array(z.object({ name: z.string().check(z.maxLength(3)) })).check(z.maxLength(2)),
  note: z.optional(z.string()),
  kind: z.discriminatedUnion('is', [z.object({ is: z.literal('image') }), z.object({ is: z.literal('video') })]),
})
const photo = { id: crypto.randomUUID(), place: { name: 'Lake' }, tags: [{ name: 'sea' }], kind: { is: 'image' } }
const none = { id: crypto.randomUUID(), place: null, tags: [], note: 'x', kind: { is: 'video' } }

test('a compiled schema accepts the same input and drops undeclared fields', () => {
  const secret = { ...photo, secret: 1, place: { name: 'Lake', secret: 1 }, tags: [{ name: 'sea', secret: 1 }] }
  for (const [given, passed] of [
    [photo, photo],
    [none, none],
    [secret, photo],
  ] as const) {
    expect(safeEncode(Photo, given as never).data).toEqual(passed)
    expect(safeEncode(compiledSchema(Photo), given as never).data).toEqual(passed)
  }
})

test('a compiled schema refuses the same input', () => {
  const wrong = [
    { ...photo, id: 'x' },
    { ...photo, place: undefined },
    { ...photo, tags: [{ name: 'long' }] },
    { ...photo, tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
    { ...photo, note: null },
    { ...photo, kind: { is: 'sound' } },
  ]
  for (const given of wrong) {
    const issues = [Photo, compiledSchema(Photo)].map((schema) => safeEncode(schema, given as never).error?.issues)
    expect(issues[0]).not.toHaveLength(0)
    expect(issues[1]).toEqual(issues[0])
  }
})
