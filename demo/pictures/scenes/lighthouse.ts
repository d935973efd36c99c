import { darken, lighten } from '../color.ts'
import { grass } from '../parts/plants.ts'
import { birds, sky } from '../parts/sky.ts'
import { sailboat, water } from '../parts/water.ts'
import {
  below,
  blob,
  circle,
  ellipse,
  fill,
  type Frame,
  glow,
  heightAt,
  line,
  lit,
  move,
  ridgeLine,
  shaded,
  stroke,
} from '../shapes.ts'

/** A lighthouse on a green hill above the sea. */
export function lighthouse(frame: Frame): string {
  const { w, h, random, light } = frame
  const horizon = h * 0.6
  const { late } = light
  const side = random.chance(0.5) ? 0.66 : 0.34
  const x = w * side
  const hill = ridgeLine(frame, h * 0.82, 22, 12).map(([px, py]): [number, number] => [
    px,
    py - Math.max(0, 1 - Math.abs(px - x) / (w * 0.42)) ** 1.2 * h * 0.24,
  ])
  const foot = heightAt(hill, x) + 10
  const scale = Math.min((foot - h * 0.1) / 400, 1.7)
  const lamp = foot - 372 * scale
  const turf = lit(light, '#7f9a55')
  const away = side > 0.5 ? -40 : w + 40
  const beam = shaded(
    (paint) => `<path d="M${x} ${lamp}L${away} ${lamp - 190}L${away} ${lamp + 70}Z" ${paint}/>`,
    [
      [side > 0.5 ? 1 : 0, '#ffe9ae', 0.55],
      [side > 0.5 ? 0 : 1, '#ffe9ae', 0],
    ],
    1,
    0,
  )
  const onHill = (count: number, draw: (px: number, py: number, near: number) => string) =>
    Array.from({ length: count }, (_, at) => {
      const px = random.between(0, w)
      const top = heightAt(hill, px)
      const near = (at + 1) / count
      return draw(px, top + 14 + near * (h - top), near)
    }).join('')
  const path = line(
    [
      [x, foot + 4],
      [x + (side > 0.5 ? -60 : 60), foot + (h - foot) * 0.3],
      [x + (side > 0.5 ? 20 : -20), foot + (h - foot) * 0.65],
      [x + (side > 0.5 ? -130 : 130), h + 60],
    ],
    stroke(lit(light, '#dcc394'), 44, 0.9),
  )
  return [
    sky(frame, horizon, { clouds: light.dark ? 1 : Math.round(w / 330), sun: [1 - side, light.dark ? 0.25 : 0.8] }),
    water(frame, horizon, h, { glitterX: w * (1 - side) }),
    late ? beam : '',
    move(w * (1 - side) + 60, horizon + 34, 0.6, sailboat('#f1dfc3', '#8b3f33', 100)),
    shaded(
      (paint) => below(frame, hill, paint),
      [
        [0, lighten(turf, 0.18)],
        [0.4, turf],
        [1, darken(turf, 0.35)],
      ],
    ),
    path,
    onHill(46, (px, py, near) =>
      ellipse(
        px,
        py,
        30 + near * 70,
        5 + near * 6,
        fill(random.chance(0.5) ? lighten(turf, 0.2) : darken(turf, 0.2), 0.5),
      ),
    ),
    onHill(9, (px, py, near) => {
      const r = 10 + near * 26
      const stone = lit(light, '#9a9084')
      return (
        blob(random, px, py, r * 1.3, r * 0.8, fill(darken(stone, 0.15)), 0.18, 7) +
        blob(random, px - r * 0.2, py - r * 0.18, r, r * 0.5, fill(lighten(stone, 0.25)), 0.18, 7)
      )
    }),
    onHill(70, (px, py, near) =>
      circle(px, py, 3 + near * 6, fill(lit(light, random.pick(['#f7ead2', '#e8a0a8', '#f2c14e', '#b79ad1'])))),
    ),
    move(x - 92 * scale, foot + 6, scale, cottage(late)),
    move(x, foot, scale, tower(late)),
    late ? glow(x, lamp, 150 * scale, '#ffe7a3', 0.95) : '',
    grass(
      random,
      [0, h + 10],
      [w, h + 10],
      Math.round(w / 9),
      74,
      [darken(turf, 0.4), darken(turf, 0.25), turf].map(String),
    ),
    birds(random, w * (1 - side), h * 0.25, 150, 6, lit(light, '#54606e')),
  ].join('')
}

function tower(late: boolean): string {
  const stripes = [0, 1, 2, 3, 4].map(
    (at) =>
      `<path d="M${-46 + at * 4.4} ${-at * 66}L${-46 + (at + 1) * 4.4} ${-(at + 1) * 66}L${46 - (at + 1) * 4.4} ${-(at + 1) * 66}L${46 - at * 4.4} ${-at * 66}Z" ${fill(at % 2 ? '#f7efe0' : '#c4452f')}/>`,
  )
  return [
    ...stripes,
    `<path d="M16 0L8 -330L24 -330L46 0Z" ${fill('#3a2440', 0.25)}/>`,
    `<path d="M-46 0L-24 -330L-14 -330L-30 0Z" ${fill('#fffaf0', 0.3)}/>`,
    `<rect x="-36" y="-344" width="72" height="14" rx="4" ${fill('#3b3f4c')}/><rect x="-19" y="-394" width="38" height="52" ${fill(late ? '#ffeaa8' : '#bcd8dc')}/>`,
    line(
      [
        [-19, -394],
        [-19, -342],
      ],
      stroke('#3b3f4c', 4),
    ) +
      line(
        [
          [0, -394],
          [0, -342],
        ],
        stroke('#3b3f4c', 3),
      ) +
      line(
        [
          [19, -394],
          [19, -342],
        ],
        stroke('#3b3f4c', 4),
      ),
    `<path d="M-27 -392Q0 -438 27 -392Z" ${fill('#a93a2a')}/>`,
    circle(0, -420, 5, fill('#3b3f4c')),
    `<path d="M-11 0v-34q11 -15 22 0v34z" ${fill('#4a3330')}/>`,
    ...[-120, -230].map(
      (y) => `<rect x="-8" y="${y}" width="15" height="24" rx="7" ${fill(late ? '#ffd98a' : '#46525f')}/>`,
    ),
  ].join('')
}

function cottage(late: boolean): string {
  const window = fill(late ? '#ffd27a' : '#4b5f6d')
  return `<rect x="-70" y="-58" width="112" height="60" ${fill('#f3e8d5')}/><rect x="10" y="-58" width="32" height="60" ${fill('#c9b7a5', 0.8)}/><path d="M-80 -56L-58 -100L30 -100L54 -56Z" ${fill('#8f4a3a')}/><rect x="-52" y="-42" width="20" height="22" ${window}/><rect x="-14" y="-42" width="20" height="22" ${window}/>`
}
