import { darken, lighten } from '../color.ts'
import { lights, type LightName } from '../light.ts'
import { scenes, type SceneName } from '../scenes.ts'
import { fill, type Frame, line, polygon, rect, shaded, stroke } from '../shapes.ts'

/** A wall in the sun, down to `edge`. */
export function wall({ w, h }: Frame, color: string, edge: number): string {
  return (
    shaded(
      (paint) => rect(-20, -20, w + 40, edge + 40, paint),
      [
        [0, darken(color, 0.1)],
        [0.55, color],
        [1, lighten(color, 0.4)],
      ],
      1,
      0.4,
    ) +
    [0, 1]
      .map((at) =>
        polygon(
          [
            [w * (0.62 + at * 0.2), -20],
            [w * (0.78 + at * 0.2), -20],
            [w * (0.36 + at * 0.2), h],
            [w * (0.2 + at * 0.2), h],
          ],
          fill('#fff3cf', 0.26),
        ),
      )
      .join('')
  )
}

/** A wooden table from `edge` to the bottom of the frame. */
export function table({ w, h, random }: Frame, edge: number, wood = '#d69e6a'): string {
  return (
    shaded(
      (paint) => rect(-20, edge, w + 40, h - edge + 20, paint),
      [
        [0, darken(wood, 0.12)],
        [0.1, wood],
        [1, darken(wood, 0.28)],
      ],
    ) +
    Array.from({ length: 10 }, (_, at) =>
      line(
        [
          [-20, edge + 26 + at * 44 + random.between(-6, 6)],
          [w * 0.5, edge + 22 + at * 44],
          [w + 20, edge + 30 + at * 44],
        ],
        stroke(darken(wood, 0.4), random.between(2, 5), 0.34),
      ),
    ).join('')
  )
}

/** One of the family's pictures, as a print or in a frame. */
export function picture(frame: Frame, scene: SceneName, light: LightName, [x, y, w, h]: Box): string {
  const unit = 1000 / Math.min(w, h)
  const inside = { ...frame, w: w * unit, h: h * unit, light: lights[light], random: frame.random.for(scene) }
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${inside.w} ${inside.h}">${scenes[scene](inside)}</svg>`
}

export type Box = readonly [x: number, y: number, w: number, h: number]

/** A print with a white edge around (0, 0). */
export function print(frame: Frame, scene: SceneName, light: LightName, w: number, h: number): string {
  return (
    rect(-w / 2 + 5, -h / 2 + 8, w, h, fill('#4a2c1c', 0.3), 3) +
    rect(-w / 2, -h / 2, w, h, fill('#fdf8ee'), 3) +
    picture(frame, scene, light, [-w / 2 + 12, -h / 2 + 12, w - 24, h - 24])
  )
}
