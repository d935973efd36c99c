import { expect, test } from 'vitest'
import { mergeFirstPage, type ActivityPage } from './merge-first-page.ts'

type Row = ActivityPage['activities'][number]

const row = (id: string, count = 1) => ({ id, count }) as Row
const page = (next_cursor: string | null, ...rows: Row[]): ActivityPage => ({ activities: rows, next_cursor })
const known = {
  pages: [page('c', row('e'), row('d'), row('c')), page('a', row('b'), row('a'))],
  pageParams: [undefined, 'c'],
}

test('merging a first page adds new rows, updates changed ones, drops deleted ones and keeps later pages', () => {
  const merged = mergeFirstPage(known, page('b', row('g'), row('f'), row('e', 4), row('b')))
  expect(merged.pages.map(({ activities }) => activities.map(({ id, count }) => `${id}${count}`))).toEqual([
    ['g1', 'f1', 'e4'],
    ['b1', 'a1'],
  ])
  expect(merged.pages.map(({ next_cursor }) => next_cursor)).toEqual(['c', 'a'])
  expect(merged.pageParams).toEqual(known.pageParams)
})

test('a first page with only new rows replaces the whole feed, so it has no gap', () => {
  const fresh = page('x', row('z'), row('y'), row('x'))
  expect(mergeFirstPage(known, fresh)).toEqual({ pages: [fresh], pageParams: [undefined] })
})

test('a feed that shrank to one page becomes that page', () => {
  const fresh = page(null, row('a'))
  expect(mergeFirstPage(known, fresh)).toEqual({ pages: [fresh], pageParams: [undefined] })
})
