import { expect, test } from 'vitest'
import { mergeFirstPage, type ActivityPage } from './merge-first-page.ts'

type Row = ActivityPage['activities'][number]

const row = (id: string, count = 1) => ({ id, count }) as Row
const page = (next_cursor: string | null, ...rows: Row[]): ActivityPage => ({ activities: rows, next_cursor })
const known = {
  pages: [page('c', row('e'), row('d'), row('c')), page('a', row('b'), row('a'))],
  pageParams: [undefined, 'c'],
}

test('what is new comes first, what grew is changed in its place, what is gone goes, and later pages stay', () => {
  const merged = mergeFirstPage(known, page('b', row('g'), row('f'), row('e', 4), row('b')))
  expect(merged.pages.map(({ activities }) => activities.map(({ id, count }) => `${id}${count}`))).toEqual([
    ['g1', 'f1', 'e4'],
    ['b1', 'a1'],
  ])
  expect(merged.pages.map(({ next_cursor }) => next_cursor)).toEqual(['c', 'a'])
  expect(merged.pageParams).toEqual(known.pageParams)
})

test('more than a page of news leaves no gap in the middle: the feed begins anew', () => {
  const fresh = page('x', row('z'), row('y'), row('x'))
  expect(mergeFirstPage(known, fresh)).toEqual({ pages: [fresh], pageParams: [undefined] })
})

test('a feed that became short is just that page', () => {
  const fresh = page(null, row('a'))
  expect(mergeFirstPage(known, fresh)).toEqual({ pages: [fresh], pageParams: [undefined] })
})
