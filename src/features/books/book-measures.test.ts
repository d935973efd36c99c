import { expect, test } from 'vitest'
import { bookSizes, trimSizes } from '../book-layout/book-layout.rules.ts'
import { measuresIn } from './book-measures.ts'

test('people tell a print shop the size that the PDFs have', () => {
  for (const size of bookSizes)
    for (const [unit, mm] of [
      ['inches', 25.4],
      ['centimeters', 10],
    ] as const) {
      const told = measuresIn(size, unit, 'en-US')
      for (const side of ['width', 'height'] as const)
        expect(Math.abs(Number(told[side]) * mm - trimSizes[size][side]), `${size}, ${unit}`).toBeLessThan(0.5)
    }
  expect(measuresIn('8x8', 'centimeters', 'en-US')).toEqual({ width: '20.3', height: '20.3' })
})
