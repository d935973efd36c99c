import { flowerHead } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { below, fill, type Frame, heightAt, line, lit, move, ridgeLine, stroke } from '../shapes.ts'

/** A single sunflower against the sky. */
export function sunflowers(frame: Frame): string {
  const { w, h, random, light } = frame
  const field = ridgeLine(frame, h * 0.74, 24, 10)
  const far = Array.from({ length: Math.round(w / 9) }, () => {
    const x = random.between(0, w)
    const near = random.next()
    return { x, y: heightAt(field, x) + 8 + near * h * 0.2, size: 14 + near * 46 }
  }).toSorted((a, b) => a.y - b.y)
  const big = [
    { x: w * 0.46, y: h * 0.36, size: Math.min(w, h) * 0.52 },
    { x: w * 0.84, y: h * 0.54, size: Math.min(w, h) * 0.28 },
    { x: w * 0.12, y: h * 0.6, size: Math.min(w, h) * 0.24 },
  ]
  return [
    sky(frame, h * 0.8, { clouds: 4, sun: [0.86, 0.16] }),
    below(frame, field, fill(lit(light, '#6d8a3f'))),
    ...far.map(
      ({ x, y, size }) =>
        line(
          [
            [x, y],
            [x, y + size * 1.5],
          ],
          stroke(lit(light, '#4f6d33'), size * 0.14),
        ) + move(x, y, 1, flowerHead(random, 'sunflower', size, lit(light, '#f0b42c'))),
    ),
    ...big.toReversed().map(({ x, y, size }, at) => {
      const stem = line(
        [
          [x, y],
          [x + 16, y + (h - y) * 0.5],
          [x - 10, h + 60],
        ],
        stroke('#5f7f3a', size * 0.075),
      )
      const leaf = (side: number, level: number) =>
        `<path d="M${x + 10} ${y + (h - y) * level}q${side * size * 0.2} ${-size * 0.3} ${side * size * 0.62} ${-size * 0.18}q${-side * size * 0.14} ${size * 0.3} ${-side * size * 0.62} ${size * 0.18}Z" ${fill(side > 0 ? '#6d9142' : '#557a38')}/>`
      return (
        stem +
        leaf(1, 0.72) +
        leaf(-1, 0.88) +
        move(x, y, 1, flowerHead(random.for(`big ${at}`), 'sunflower', size, lit(light, '#f2b82f')), -8 + at * 9)
      )
    }),
  ].join('')
}
