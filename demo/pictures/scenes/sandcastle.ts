import { required } from '#shared/required.ts'
import { darken, lighten, mix } from '../color.ts'
import { gull } from '../parts/animals.ts'
import { bucket } from '../parts/bucket.ts'
import { sky } from '../parts/sky.ts'
import { surf, water } from '../parts/water.ts'
import { ellipse, fill, type Frame, line, lit, move, shaded, stroke } from '../shapes.ts'

export function sandcastle(frame: Frame): string {
  const { w, h, random, light } = frame
  const horizon = h * 0.3
  const sand = lit(light, '#e8c88f')
  const [dark, pale] = [darken(sand, 0.3), lighten(sand, 0.4)]
  const s = Math.min(1.5, w / 900)
  const tower = (x: number, y: number, width: number, tall: number) => {
    const crown = Array.from(
      { length: 4 },
      (_, at) =>
        `<rect x="${x - width * 0.56 + at * width * 0.31}" y="${y - tall - 26}" width="${width * 0.19}" height="34" ${fill(sand)}/>`,
    )
    return `<path d="M${x - width * 0.6} ${y}L${x - width * 0.52} ${y - tall}L${x + width * 0.52} ${y - tall}L${x + width * 0.6} ${y}Z" ${fill(sand)}/><path d="M${x + width * 0.12} ${y}L${x + width * 0.1} ${y - tall}L${x + width * 0.52} ${y - tall}L${x + width * 0.6} ${y}Z" ${fill(dark, 0.75)}/><path d="M${x - width * 0.56} ${y}L${x - width * 0.49} ${y - tall}L${x - width * 0.38} ${y - tall}L${x - width * 0.42} ${y}Z" ${fill(pale, 0.55)}/>${crown.join('')}<path d="M${x - 14} ${y - tall * 0.45}q14 -26 28 0v26h-28z" ${fill(darken(sand, 0.55))}/>`
  }
  const flag = (x: number, y: number, color: string) =>
    line(
      [
        [x, y],
        [x + 3, y - 92],
      ],
      stroke('#8b6a48', 6),
    ) + `<path d="M${x + 3} ${y - 92}q30 -10 64 10q-34 4 -64 26z" ${fill(color)}/>`
  const castle = [
    ellipse(0, 4, 330, 46, fill(darken(sand, 0.22), 0.7)),
    tower(-130, -20, 110, 150),
    tower(130, -24, 116, 170),
    tower(0, -30, 150, 250),
    `<path d="M-210 0Q-180 -100 -120 -84L130 -86Q190 -96 214 0Z" ${fill(sand)}/><path d="M40 -2Q60 -90 130 -86Q190 -96 214 0Z" ${fill(dark, 0.6)}/><path d="M-34 0q0 -74 34 -76q34 2 34 76z" ${fill(darken(sand, 0.6))}/>`,
    flag(0, -296, random.pick(['#d1493a', '#e0a02f'])),
    flag(134, -214, '#3b7d90'),
    ...[-170, -96, 84, 160, 200].map((x, at) => shell(x, -8 + (at % 2) * 20, at)),
  ].join('')
  return [
    sky(frame, horizon, { clouds: 3 }),
    water(frame, horizon, h * 0.6),
    shaded(
      (paint) => `<path d="M-20 ${h * 0.5}L${w + 20} ${h * 0.46}L${w + 20} ${h + 20}L-20 ${h + 20}Z" ${paint}/>`,
      [
        [0, darken(sand, 0.15)],
        [0.3, lighten(sand, 0.1)],
        [1, mix(sand, '#b9824f', 0.35)],
      ],
    ),
    surf(frame, h * 0.52, -26),
    ...Array.from({ length: 70 }, () =>
      ellipse(
        random.between(0, w),
        random.between(h * 0.62, h),
        random.between(3, 12),
        random.between(2, 5),
        fill(random.chance(0.5) ? dark : pale, 0.4),
      ),
    ),
    move(w * 0.5, h * 0.84, s, castle),
    move(w * 0.14, h * 0.93, 1.5 * s, `<g>${bucket(0, 0)}</g>`),
    move(w * 0.82, h * 0.2, 1.5, gull(), -8),
    move(w * 0.66, h * 0.12, 0.9, gull(), 12),
  ].join('')
}

function shell(x: number, y: number, at: number): string {
  const color = required(['#f6dfd0', '#e9a48d', '#f4ead9', '#d9b59b'][at % 4])
  return move(
    x,
    y,
    1,
    `<path d="M0 10Q-26 -6 -14 -18Q0 -28 14 -18Q26 -6 0 10Z" ${fill(color)}/>` +
      [-8, 0, 8]
        .map((dx) =>
          line(
            [
              [0, 8],
              [dx, -18],
            ],
            stroke(darken(color, 0.2), 2.4),
          ),
        )
        .join(''),
    at * 40,
  )
}
