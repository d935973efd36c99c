import { expect, test } from 'vitest'
import { ranged, toggled, toggledAll } from './choose.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const chosen = (...ids: string[]) => ({ ids: new Set(ids), anchor: ids.at(-1) })

test('a click chooses and takes back', () => {
  expect([...toggled(chosen(), 'b').ids]).toEqual(['b'])
  expect([...toggled(chosen('a', 'b'), 'b').ids]).toEqual(['a'])
})

test('shift chooses everything between, in both directions, and keeps where it began', () => {
  const once = ranged(chosen('d'), 'b', order)
  expect([[...once.ids].toSorted(), once.anchor]).toEqual([['b', 'c', 'd'], 'd'])
  const twice = ranged(once, 'e', order)
  expect([[...twice.ids].toSorted(), twice.anchor]).toEqual([['b', 'c', 'd', 'e'], 'd'])
  expect([...ranged(chosen(), 'c', order).ids]).toEqual(['c'])
})

test('a day is chosen whole, and taken back whole', () => {
  expect([...toggledAll(chosen('a', 'e'), ['a', 'b']).ids].toSorted()).toEqual(['a', 'b', 'e'])
  expect([...toggledAll(chosen('a', 'b', 'e'), ['a', 'b']).ids]).toEqual(['e'])
})

test('no more than can be changed at once are chosen', () => {
  const many = Array.from({ length: 10_050 }, (_, n) => String(n))
  expect(toggledAll(chosen(), many).ids.size).toBe(10_000)
})
