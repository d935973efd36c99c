import { darken, lighten, mix } from '../color.ts'
import { dog } from '../parts/animals.ts'
import { person, relatives } from '../parts/people.ts'
import { fir, grass } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import {
  below,
  blob,
  circle,
  ellipse,
  fill,
  type Frame,
  glow,
  line,
  lit,
  move,
  ridgeLine,
  shaded,
  stroke,
} from '../shapes.ts'

/** A tent and a campfire at the edge of the forest. */
export function tent(frame: Frame): string {
  const { w, h, random, light } = frame
  const floor = ridgeLine(frame, h * 0.76, 26, 10)
  const grassGreen = lit(light, '#55703c')
  const wood = (level: number, tall: number, tone: string) =>
    Array.from({ length: Math.round(w / (tall * 0.36)) }, (_, at) => {
      const x = at * tall * 0.38 + random.between(-20, 20)
      return move(x, h * level, 1, fir(random, tall * random.between(0.75, 1.2), tone))
    }).join('')
  const milkyWay = light.dark
    ? Array.from({ length: 26 }, (_, at) =>
        glow(
          w * (0.1 + at * 0.034),
          h * (0.02 + at * 0.022) + random.between(-26, 26),
          random.between(60, 130),
          '#8fa0e6',
          0.2,
        ),
      ).join('') +
      Array.from({ length: 240 }, () => {
        const at = random.next()
        return circle(
          w * (0.08 + at * 0.9) + random.between(-40, 40),
          h * at * 0.6 + random.between(-70, 70),
          random.between(1, 2.6),
          fill('#fff5dc', 0.8),
        )
      }).join('')
    : ''
  const [tx, ty] = [w * 0.4, h * 0.86]
  const [fx, fy] = [w * 0.7, h * 0.9]
  const s = h / 900
  return [
    sky(frame, h * 0.76, { sun: light.dark ? undefined : [0.75, 0.7], clouds: light.dark ? 0 : 4 }),
    milkyWay,
    below(
      frame,
      ridgeLine({ ...frame, random: random.for('ridge') }, h * 0.52, 130, 8),
      fill(mix(light.skyLow, light.skyTop, 0.55)),
    ),
    wood(0.72, 170, mix(lit(light, '#2f4f46'), light.skyLow, 0.35)),
    wood(0.78, 290, lit(light, '#24443a')),
    shaded(
      (paint) => below(frame, floor, paint),
      [
        [0, lighten(grassGreen, 0.1)],
        [1, darken(grassGreen, 0.5)],
      ],
    ),
    glow(tx, ty - 60, 460 * s, '#ffb35a', 0.55),
    glow(fx, fy - 30, 420 * s, '#ff9a3f', 0.85),
    grass(random, [0, h * 0.84], [w, h * 0.84], Math.round(w / 11), 40, [
      darken(grassGreen, 0.2),
      lighten(grassGreen, 0.15),
    ]),
    move(tx, ty, s * 1.5, tentShape()),
    move(fx, fy, s * 1.25, campfire(frame)),
    move(
      fx + 150 * s,
      fy + 30,
      s * 2.2,
      person({ ...relatives.julien, coat: mix('#46688c', '#ff9a3f', 0.2), pose: 'hold' }),
    ),
    move(
      fx - 148 * s,
      fy + 24,
      s * 1.6,
      person({ ...relatives.alma, coat: mix('#d1543f', '#ffb35a', 0.2), pose: 'reach' }),
    ),
    move(fx + 40 * s, fy + 74 * s, s * 1.1, dog(mix('#c98b52', '#5a3418', 0.25))),
    ...Array.from({ length: 26 }, () =>
      circle(
        fx + random.between(-70, 70),
        fy - random.between(60, 420) * s,
        random.between(1.6, 4),
        fill('#ffc56b', random.between(0.4, 0.95)),
      ),
    ),
    grass(random, [0, h + 16], [w, h + 16], Math.round(w / 10), 92, [
      darken(grassGreen, 0.65),
      darken(grassGreen, 0.5),
    ]),
  ].join('')
}

function tentShape(): string {
  return `${ellipse(0, 6, 220, 26, fill('#141c2a', 0.5))}<path d="M-30 -170L190 -2L-60 8Z" ${fill('#c9702f')}/><path d="M-30 -170L-190 0L-60 8Z" ${fill('#f6b04f')}/>${shaded(
    (paint) => `<path d="M-30 -170L-176 0L-62 6Z" ${paint}/>`,
    [
      [0, '#ffdf8c'],
      [1, '#f2953c'],
    ],
  )}<path d="M-34 -150L-106 2L-62 6Z" ${fill('#fff2bf')}/><path d="M-34 -150L-62 6L-48 6Z" ${fill('#d9823a')}/><path d="M-30 -170L40 -20" ${stroke('#a85a26', 3, 0.6)}/>${line(
    [
      [-30, -172],
      [-214, 12],
    ],
    stroke('#e8d5ae', 2.4, 0.8),
  )}${line(
    [
      [-30, -172],
      [226, 10],
    ],
    stroke('#e8d5ae', 2.4, 0.8),
  )}${circle(-76, -22, 13, fill('#4a3340', 0.55))}${ellipse(-80, 0, 18, 22, fill('#4a3340', 0.5))}`
}

function campfire({ random }: Frame): string {
  const tongue = (width: number, tall: number, color: string) =>
    `<path d="M${-width} 0Q${-width * 1.2} ${-tall * 0.5} ${random.between(-10, 0)} ${-tall}Q${width * 0.2} ${-tall * 0.62} ${width * 0.5} ${-tall * 0.78}Q${width * 1.3} ${-tall * 0.3} ${width} 0Z" ${fill(color)}/>`
  const stones = Array.from({ length: 9 }, (_, at) =>
    blob(random, -76 + at * 19, 10 + Math.sin((at / 8) * Math.PI) * 14, 15, 11, fill('#5b5460'), 0.15, 6),
  )
  return (
    tongue(48, 130, '#f27a2a') +
    tongue(34, 98, '#ffb13f') +
    tongue(18, 60, '#fff0b3') +
    line(
      [
        [-62, 8],
        [52, -16],
      ],
      stroke('#5a3a28', 17),
    ) +
    line(
      [
        [62, 8],
        [-52, -16],
      ],
      stroke('#6b4630', 17),
    ) +
    stones.join('')
  )
}
