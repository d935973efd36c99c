import { required } from '#shared/required.ts'
import { darken, lighten, mix } from '../color.ts'
import { person, relatives } from '../parts/people.ts'
import { sky } from '../parts/sky.ts'
import { circle, fill, type Frame, glow, line, move, rect, stroke } from '../shapes.ts'

/** The Ferris wheel with its lamps lit. */
export function fair(frame: Frame): string {
  const { w, h, random, light } = frame
  const [cx, cy, r] = [w * 0.56, h * 0.44, Math.min(w, h) * 0.34]
  const turn = random.between(0, 0.3)
  const cars = Array.from({ length: 14 }, (_, at) => {
    const angle = (at / 14 + turn) * Math.PI * 2
    return {
      x: cx + Math.cos(angle) * r,
      y: cy + Math.sin(angle) * r,
      color: required(['#d9503f', '#f0b545', '#3f8f93', '#c9738a'][at % 4]),
    }
  })
  const rings = [1, 0.94, 0.5].map((part) =>
    circle(cx, cy, r * part, `fill="none" stroke="#e9d7c0" stroke-width="${part === 0.5 ? 5 : 8}"`),
  )
  const lamps = Array.from({ length: 56 }, (_, at) =>
    [1, 0.5]
      .map((part) => {
        const angle = (at / 56) * Math.PI * 2
        const [x, y] = [cx + Math.cos(angle) * r * part, cy + Math.sin(angle) * r * part]
        return part === 0.5 && at % 2 ? '' : glow(x, y, 20, '#ffdb86', 0.9) + circle(x, y, 4.4, fill('#fff3cc'))
      })
      .join(''),
  )
  const base = h * 0.88
  const stalls = Array.from({ length: Math.ceil(w / 230) }, (_, at) =>
    move(
      at * 236 + random.between(20, 60),
      base,
      h / 1000,
      stall(random.pick(['#d9503f', '#3f8f93', '#e8a13a', '#8a5a8f'])),
    ),
  )
  const crowd = Array.from({ length: Math.round(w / 62) }, () => {
    const near = random.next()
    return {
      x: random.between(0, w),
      y: base + 20 + near * h * 0.1,
      size: (0.62 + near * 0.55) * (h / 640),
      coat: random.pick(['#4a3a5f', '#6b3f4a', '#2f4a5f', '#7a4a3f', '#3f5a4f']),
      child: random.chance(0.35),
    }
  }).toSorted((a, b) => a.y - b.y)
  return [
    sky(frame, h * 0.92, { clouds: light.dark ? 0 : 4 }),
    glow(cx, cy, r * 1.7, '#ffb36b', 0.5),
    rect(-20, base - 30, w + 40, h, fill(mix('#5b3a4f', light.skyTop, 0.4))),
    line(
      [
        [cx - r * 0.5, base],
        [cx, cy],
        [cx + r * 0.5, base],
      ],
      stroke('#8d6a78', 17),
    ),
    ...cars.map(({ x, y }) =>
      line(
        [
          [cx, cy],
          [x, y],
        ],
        stroke('#d9c3b3', 3.4, 0.8),
      ),
    ),
    ...rings,
    ...lamps,
    ...cars.map(
      ({ x, y, color }) =>
        line(
          [
            [x, y],
            [x, y + 20],
          ],
          stroke('#d9c3b3', 4),
        ) +
        `<path d="M${x - 25} ${y + 22}H${x + 25}L${x + 19} ${y + 54}Q${x} ${y + 62} ${x - 19} ${y + 54}Z" ${fill(color)}/><path d="M${x - 29} ${y + 24}Q${x} ${y - 8} ${x + 29} ${y + 24}Z" ${fill(lighten(color, 0.3))}/>`,
    ),
    circle(cx, cy, 26, fill('#d9503f')),
    circle(cx, cy, 14, fill('#ffe3a0')),
    ...stalls,
    ...crowd.map(({ x, y, size, coat, child }) =>
      move(
        x,
        y,
        child ? size * 0.72 : size,
        person({ coat, legs: '#2b2438', hair: '#2b1f2b', skin: '#b98368', child, pose: 'walk' }),
      ),
    ),
    move(w * 0.22, h * 0.985, h / 430, person({ ...relatives.freja, coat: mix('#d9a441', '#3e2a4f', 0.25) })),
    move(
      w * 0.22 + 78 * (h / 430),
      h * 0.985,
      h / 560,
      person({ ...relatives.alma, coat: mix('#d1543f', '#3e2a4f', 0.25), pose: 'reach' }),
    ),
  ].join('')
}

function stall(color: string): string {
  const stripes = Array.from(
    { length: 8 },
    (_, at) =>
      `<path d="M${-100 + at * 25} -150L${-110 + at * 27.5} -104q13.7 18 27.5 0L${-75 + at * 25} -150Z" ${fill(at % 2 ? '#f6e6c9' : color)}/>`,
  )
  return `${rect(-92, -110, 184, 112, fill('#ffcb74'))}${rect(-92, -44, 184, 46, fill(darken(color, 0.3)))}${[-60, -20, 20, 60].map((x) => circle(x, -78, 13, fill(required(['#d9503f', '#fff3cc', '#3f8f93', '#c9738a'][(x + 60) / 40])))).join('')}${glow(0, -90, 150, '#ffd27a', 0.55)}${stripes.join('')}`
}
