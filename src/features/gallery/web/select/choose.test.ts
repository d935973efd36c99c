import { expect, test } from 'vitest'
import { ranged, toggled, toggledAll } from './choose.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const chosen = (...ids: string[]) => ({ ids: new Set(ids), anchor: ids.at(-1) })

test('a click selects and deselects a photo', () => {
  expect([...toggled(chosen(), 'b').ids]).toEqual(['b'])
  expect([...toggled(chosen('a', 'b'), 'b').ids]).toEqual(['a'])
})

test('Shift selects the range in both directions, and keeps its start', () => {
  const once = ranged(chosen('d'), 'b', order)
  expect([[...once.ids].toSorted(), once.anchor]).toEqual([['b', 'c', 'd'], 'd'])
  const twice = ranged(once, 'e', order)
  expect([[...twice.ids].toSorted(), twice.anchor]).toEqual([['b', 'c', 'd', 'e'], 'd'])
  expect([...ranged(chosen(), 'c', order).ids]).toEqual(['c'])
})

test('a whole day is selected and deselected', () => {
  expect([...toggledAll(chosen('a', 'e'), ['a', 'b']).ids].toSorted()).toEqual(['a', 'b', 'e'])
  expect([...toggledAll(chosen('a', 'b', 'e'), ['a', 'b']).ids]).toEqual(['e'])
})

test('the selection is limited to what one change can handle', () => {
  const many = Array.from({ length: 10_050 }, (_, n) => String(n))
  expect(toggledAll(chosen(), many).ids.size).toBe(10_000)
})
