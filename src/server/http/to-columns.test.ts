import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromColumns } from '#shared/columns.ts'
import { newId } from '#shared/ids.ts'
import { toColumns } from './to-columns.ts'

const travel = (value: unknown) => fromColumns(JSON.parse(JSON.stringify(toColumns(value))))
const bytes = (value: unknown) => JSON.stringify(value).length

const photos = Array.from({ length: 100 }, (_, at) => {
  const id = newId()
  const url = (variant: string) => `/media/photo/${newId(0)}/${id}/${variant}`
  return {
    ...{
      id,
      kind: at % 9 ? 'image' : 'video',
      filename: `IMG_${at}.jpg`,
      width: 4000,
      description: at % 7 ? null : 'By the sea',
    },
    ...{
      taken_at: at % 5 ? `2026-05-0${1 + (at % 9)}T10:00:0${at % 10}` : null,
      child: at % 3 ? { first_name: 'Ana', tags: ['a'] } : null,
    },
    ...{
      sort_at: '2026-05-01T10:00:00',
      created_at: `2026-05-01T10:00:${10 + (at % 50)}.${100 + at}Z`,
      large: url('large').slice(7),
    },
  }
})

describe('a list of objects comes back from columns as it was', () => {
  test('and is smaller', () => {
    expect(travel({ photos, total: 100 })).toEqual({ photos, total: 100 })
    expect(bytes(toColumns(photos))).toBeLessThan(bytes(photos) / 2)
  })

  test('with addresses that differ by the ID, of which only one is sent', () => {
    const rows = photos.map(({ id }) => ({ id, url: `/photo/${id}/small?s=signature` }))
    expect(travel(rows)).toEqual(rows)
    expect(toColumns(rows)).toMatchObject({
      $columns: { url: { of: ['/photo/{id}/small?s=signature'], has_id: true } },
    })
  })

  test('with texts that look like our marks', () => {
    const rows = photos.map(({ id }, at) => ({
      id,
      text: `${at} {id} ${id}`,
      other: at % 2 ? '{id}' : '$columns',
      at: { like: 'id' },
    }))
    expect(travel(rows)).toEqual(rows)
    const same = rows.map(({ id }) => ({ id, text: '{id} $& $1', deep: [[{ of: [1] }]] }))
    expect(travel(same)).toEqual(same)
  })

  test('with IDs that aren’t UUIDs, before or after the texts that contain them', () => {
    const pages = ['cover', 'one', '$&', 'three'].map((id) => ({ address: `/pages/${id}`, id, name: `Page ${id}` }))
    expect(travel(pages)).toEqual(pages)
  })

  test('with times before 1970, after 9999 or with other decimals', () => {
    for (const time of [
      '1826-01-01T00:00:00',
      '0001-01-01T00:00:00.000001Z',
      '9999-12-31T23:59:59.999999',
      '2026-05-01T10:00:00.120Z',
      '2026-02-30T00:00:00',
      '2026-05-01T10:00:00+02',
    ])
      for (const others of [null, '2026-05-01T10:00:00', '2026-05-01T10:00:00.5Z']) {
        const rows = [time, others, time, '2026-05-02T10:00:00', others].map((at) => ({ at }))
        expect(travel(rows)).toEqual(rows)
      }
  })

  test('with any content', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.uuid(),
      fc.constantFrom('', '{id}', '2026-05-01T10:00:00Z', null, 0, -0.5),
    )
    const field = fc.constantFrom('id', 'a', 'like', 'of', 'ids', '__proto', 'rows')
    const list = fc.array(fc.dictionary(field, value, { maxKeys: 4 }), { maxLength: 12 })
    const table = fc.array(fc.record({ id: value, a: value, like: value }), { maxLength: 12 })
    const named = fc.array(fc.string()).map((ids) => ids.map((id) => ({ a: `/${id}`, id, like: `{${id}`, of: id })))
    fc.assert(
      fc.property(
        fc.oneof(list, table, named, fc.jsonValue()),
        (any) => void expect(travel(any)).toEqual(JSON.parse(JSON.stringify(any))),
      ),
    )
  })
})

test('rows without a field that some could have are columns of the others', () => {
  const rows = photos.map(({ id, kind }) => ({ id, note: undefined, kind }))
  const { $columns } = toColumns(rows) as { $columns: object }
  expect(Object.keys($columns)).toEqual(['id', 'kind'])
  expect(travel(rows)).toEqual(photos.map(({ id, kind }) => ({ id, kind })))
})

test('rows that differ in their fields stay objects', () => {
  const rows = [{ a: 1 }, { a: 2, b: 3 }, { a: 1 }, { a: 1 }, { a: undefined }]
  expect(toColumns(rows)).toEqual(rows)
})
