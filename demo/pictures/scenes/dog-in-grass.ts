import { darken, lighten, mix } from '../color.ts'
import { dogPortrait } from '../parts/animals.ts'
import { flowerHead, type FlowerKind, grass } from '../parts/plants.ts'
import { circle, fill, type Frame, glow, lit, move, rect, shaded } from '../shapes.ts'

/** A close-up of Pepper the dog in the grass. */
export function dogInGrass(frame: Frame): string {
  const { w, h, random, light } = frame
  const meadow = lit(light, '#93b058')
  const s = (Math.min(w, h * 1.2) / 1000) * 2.1
  const x = w * random.between(0.44, 0.56)
  const soft = Array.from({ length: 46 }, () =>
    circle(
      random.between(0, w),
      random.between(0, h * 0.8),
      random.between(20, 74),
      fill(random.pick([lighten(meadow, 0.3), darken(meadow, 0.15), light.skyLow, '#f6d98f']), 0.3),
    ),
  )
  const blossoms = (count: number, from: number, to: number, size: number) =>
    Array.from({ length: count }, () => {
      const kind: FlowerKind = random.pick(['daisy', 'daisy', 'poppy', 'cornflower'])
      return move(
        random.between(0, w),
        random.between(from, to),
        1,
        flowerHead(
          random,
          kind,
          size * random.between(0.7, 1.2),
          lit(light, { daisy: '#fffaf0', poppy: '#d9432f', cornflower: '#6f82cf', tulip: '', sunflower: '' }[kind]),
        ),
      )
    }).join('')
  return [
    shaded(
      (paint) => rect(-20, -20, w + 40, h + 40, paint),
      [
        [0, mix(light.skyMiddle, meadow, 0.35)],
        [0.5, lighten(meadow, 0.2)],
        [1, darken(meadow, 0.25)],
      ],
    ),
    glow(w * 0.2, h * 0.1, w * 0.6, light.sun, 0.7),
    ...soft,
    blossoms(20, h * 0.5, h * 0.75, 34),
    grass(random, [0, h * 0.84], [w, h * 0.84], Math.round(w / 11), 190, [
      meadow,
      darken(meadow, 0.15),
      lighten(meadow, 0.15),
    ]),
    move(x, h * 0.62, s, dogPortrait('#c98b52', '#8f5a33', '#c8452f', random.between(-9, 9))),
    grass(random, [0, h + 20], [w, h + 20], Math.round(w / 8), 230, [
      darken(meadow, 0.3),
      darken(meadow, 0.15),
      meadow,
    ]),
    blossoms(12, h * 0.84, h * 0.98, 92),
  ].join('')
}
