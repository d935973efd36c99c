import { fill, type Frame, move, polygon, rect, shaded } from '../shapes.ts'
import { wax } from './sealed-letter.ts'

/** The back of an envelope that fills the frame: the sealed flap above, and plain paper to write on below. */
export function envelope({ w, h, random }: Frame): string {
  const flap = (x: number, tip: number) =>
    [
      [x, -20],
      [w - x, -20],
      [w / 2 + 30, tip - 14],
      [w / 2, tip],
      [w / 2 - 30, tip - 14],
    ] as const
  return [
    shaded(
      (paint) => rect(-10, -10, w + 20, h + 20, paint),
      [
        [0, '#f6e8cb'],
        [0.5, '#f8eed9'],
      ],
    ),
    polygon(flap(-30, 300), fill('#7d5a35', 0.12)),
    polygon(flap(-24, 290), fill('#7d5a35', 0.3)),
    shaded(
      (paint) => polygon(flap(-20, 276), paint),
      [
        [0, '#efdcb4'],
        [1, '#fbf1db'],
      ],
    ),
    move(w / 2, 270, 1.25, wax(random)),
  ].join('')
}
