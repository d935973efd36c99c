import { required } from '#shared/required.ts'
import { darken, lighten, mix } from '../color.ts'
import { person, relatives } from '../parts/people.ts'
import { circle, ellipse, fill, type Frame, glow, line, move, rect, shaded, stroke } from '../shapes.ts'

/** Umbrellas in the rain, and street lamps reflected on wet pavement. */
export function rainyStreet(frame: Frame): string {
  const { w, h, random, light } = frame
  const curb = h * 0.6
  const s = h / 1000
  const fronts = Array.from({ length: Math.ceil(w / 210) }, (_, at) =>
    shopFront(
      frame,
      at * 212 - 20,
      curb,
      random.pick(['#8d5a4c', '#5f7480', '#b58a62', '#6d7a5c', '#94685f']),
      random.pick(['#c4472f', '#3f7f7c', '#d99a3a']),
    ),
  )
  const crowd = (
    [
      [0.3, 0.83, 2.9, 'freja', '#d9503f'],
      [0.45, 0.86, 2, 'alma', '#f0b545'],
      [0.74, 0.76, 2.2, 'julien', '#3f6a86'],
      [0.12, 0.72, 1.8, 'astrid', '#7c5f86'],
    ] as const
  ).map(([x, y, size, who, color]) => ({ x: w * x, y: h * y, size: size * s, who, color }))
  const shown = crowd.map(({ x, y, size, who, color }) =>
    move(
      x,
      y,
      size,
      person({ ...relatives[who], boots: '#e0a83a', pose: 'walk' }) + umbrella(color, 'child' in relatives[who]),
    ),
  )
  const mirror = crowd.map(({ x, y, size, who, color }) =>
    move(
      x,
      y + 2,
      size,
      `<g transform="scale(1 -0.85)">${person({ ...relatives[who], boots: '#e0a83a', pose: 'walk' })}${umbrella(color, 'child' in relatives[who])}</g>`,
    ),
  )
  const lamps = [0.22, 0.62, 0.92].map(
    (x) =>
      line(
        [
          [w * x, curb + 26],
          [w * x, h * 0.24],
        ],
        stroke('#3b3f4c', 9),
      ) +
      glow(w * x, h * 0.22, 150, '#ffdb93', 0.9) +
      ellipse(w * x, h * 0.22, 18, 24, fill('#fff0c4')),
  )
  return [
    rect(-20, -20, w + 40, h, fill(mix(light.skyMiddle, '#5f6d7c', 0.5))),
    ...fronts,
    shaded(
      (paint) => rect(-20, curb, w + 40, h - curb + 20, paint),
      [
        [0, '#6f7884'],
        [1, '#3f4a5a'],
      ],
    ),
    `<g transform="translate(0 ${curb * 2}) scale(1 -1)" opacity="0.3">${fronts.join('')}</g>`,
    ...Array.from({ length: 70 }, () =>
      ellipse(
        random.between(0, w),
        random.between(curb + 10, h),
        random.between(30, 120),
        random.between(1.5, 4),
        fill(random.pick(['#aab6c2', '#ffd79a', '#4a5566']), 0.4),
      ),
    ),
    ...lamps,
    ...[0.22, 0.62, 0.92].map((x) => ellipse(w * x, curb + 150, 24, 130, fill('#ffdb93', 0.35))),
    `<g opacity="0.35">${mirror.join('')}</g>`,
    ...shown,
    ...Array.from({ length: Math.round(w / 7) }, () => {
      const [x, y, long] = [random.between(0, w), random.between(0, h), random.between(30, 80)]
      return line(
        [
          [x, y],
          [x - long * 0.18, y + long],
        ],
        stroke('#e8eef2', 2.2, 0.5),
      )
    }),
  ].join('')
}

function umbrella(color: string, child: boolean): string {
  const y = child ? -112 : -108
  const gores = [-44, -22, 0, 22, 44]
    .slice(1)
    .map(
      (edge, at) =>
        `<path d="M0 ${y - 34}Q${(edge - 22) * 0.9} ${y - 30} ${edge - 22} ${y}q11 -8 22 0Q${edge * 0.9} ${y - 30} 0 ${y - 34}Z" ${fill(at > 1 ? darken(color, 0.16) : at ? color : lighten(color, 0.15))}/>`,
    )
  return (
    line(
      [
        [14, -58],
        [6, y - 30],
      ],
      stroke('#4a3a36', 2.4),
    ) + `<g transform="translate(6 4)">${gores.join('')}</g>`
  )
}

function shopFront({ h, random }: Frame, x: number, y: number, wall: string, awning: string): string {
  const tone = mix(wall, '#5a6675', 0.3)
  const floors = Math.max(3, Math.ceil((y - 320) / 150))
  const windows = Array.from({ length: floors }, (_, floor) =>
    [34, 118].map(
      (dx) =>
        `<rect x="${x + dx}" y="${y - 320 - floor * 150}" width="52" height="84" ${fill(random.chance(0.6) ? '#ffd88f' : '#566675')}/><rect x="${x + dx - 5}" y="${y - 236 - floor * 150}" width="62" height="9" ${fill(lighten(tone, 0.3))}/>`,
    ),
  ).flat()
  const stripes = Array.from(
    { length: 8 },
    (_, at) =>
      `<path d="M${x + 10 + at * 24} ${y - 190}L${x + at * 26} ${y - 146}h26L${x + 34 + at * 24} ${y - 190}Z" ${fill(at % 2 ? '#f1e2c8' : awning)}/>`,
  )
  return (
    rect(x, -20, 208, h * 0.66, fill(tone)) +
    rect(x + 186, -20, 22, h * 0.62 + 20, fill(darken(tone, 0.25), 0.6)) +
    windows.join('') +
    rect(x + 14, y - 150, 120, 130, fill('#ffd27f')) +
    rect(x + 150, y - 150, 44, 150, fill(darken(tone, 0.4))) +
    [40, 74, 108]
      .map((dx) => circle(x + dx, y - 54, 15, fill(required(['#c4572f', '#7a4a2c', '#e3a04a'][(dx - 40) / 34]))))
      .join('') +
    stripes.join('') +
    ellipse(x + 74, y - 8, 90, 10, fill('#ffd79a', 0.3)) +
    rect(x, y - 16, 208, 18, fill(darken(tone, 0.45)))
  )
}
