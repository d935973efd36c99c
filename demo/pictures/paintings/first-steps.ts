import { darken, lighten } from '../color.ts'
import { relatives } from '../parts/people.ts'
import { bush } from '../parts/plants.ts'
import { circle, ellipse, fill, type Frame, line, move, type Point, rect, shaded, stroke } from '../shapes.ts'
import { picture, table, wall } from './room.ts'

/** A child's first steps toward a kneeling parent, beside a door frame with the heights of past birthdays. */
export function firstSteps(frame: Frame): string {
  const { w, h } = frame
  const floor = h * 0.6
  return [
    wall(frame, '#e9dcc3', floor),
    hung(frame, w * 0.12, h * 0.1),
    rect(-20, floor - 34, w + 40, 40, fill('#f7efe0')),
    rect(-20, floor - 2, w + 40, 8, fill('#b99f82', 0.6)),
    table(frame, floor + 4, '#c98d5c'),
    doorFrame(frame, w * 0.79, floor),
    rug(w * 0.47, h * 0.88),
    move(w * 0.32, h * 0.95, 1.86, kneeling({ ...relatives.freja, coat: '#7a3e5d' })),
    move(w * 0.655, h * 0.88, 1.3, toddler(relatives.noe)),
    ...toys(w * 0.06, h * 0.93),
  ].join('')
}

/** Walking to the left from (0, 0), about 270 units tall. */
function toddler({ skin, hair }: typeof relatives.noe): string {
  const [shirt, pants] = ['#d1543f', '#49698a']
  const limb = (points: readonly Point[], color: string, width: number) => line(points, stroke(color, width))
  return [
    ellipse(4, 2, 88, 15, fill('#5a3a24', 0.35)),
    limb(
      [
        [52, -150],
        [92, -164],
        [112, -196],
      ],
      darken(shirt, 0.12),
      32,
    ),
    circle(116, -206, 16, fill(skin)),
    limb(
      [
        [26, -70],
        [40, -38],
        [36, -14],
      ],
      darken(pants, 0.14),
      42,
    ),
    ellipse(28, -8, 30, 14, fill('#f3e6d2')),
    limb(
      [
        [-22, -70],
        [-40, -40],
        [-50, -16],
      ],
      pants,
      42,
    ),
    ellipse(-60, -9, 30, 14, fill('#fbf1db')),
    `<path d="M-50 -160Q0 -184 50 -160Q72 -110 56 -64Q0 -44 -56 -64Q-72 -110 -50 -160Z" ${fill(pants)}/>`,
    `<path d="M-50 -160Q0 -184 50 -160Q64 -132 64 -112Q0 -96 -64 -112Q-64 -132 -50 -160Z" ${fill(shirt)}/>`,
    `<path d="M-34 -124Q0 -116 34 -124L32 -80L-32 -80Z" ${fill(pants)}/>`,
    ...[-28, 28].map(
      (x) =>
        line(
          [
            [x * 1.1, -164],
            [x, -120],
          ],
          stroke(pants, 15),
        ) + circle(x, -118, 6, fill('#e7b860')),
    ),
    limb(
      [
        [-50, -146],
        [-92, -140],
        [-122, -158],
      ],
      shirt,
      32,
    ),
    circle(-134, -164, 16, fill(skin)),
    circle(58, -214, 13, fill(skin)),
    circle(-6, -222, 66, fill(skin)),
    `<path d="M-70 -232Q-66 -292 0 -292Q66 -288 62 -216Q50 -232 44 -252Q0 -246 -24 -266Q-44 -240 -70 -232Z" ${fill(hair)}/>`,
    line(
      [
        [4, -288],
        [10, -306],
        [26, -308],
      ],
      stroke(hair, 10),
    ),
    ...[-42, 8].map((x) => circle(x, -218, 7.5, fill('#3a2a26'))),
    circle(-52, -194, 13, fill('#e8836b', 0.5)),
    circle(28, -194, 13, fill('#e8836b', 0.5)),
    `<path d="M-40 -198Q-16 -192 8 -198Q2 -174 -16 -174Q-34 -174 -40 -198Z" ${fill('#7d2f2b')}/>`,
    rect(-22, -198, 14, 8, fill('#fffdf9'), 2),
  ].join('')
}

/** From behind, with open arms, kneeling on (0, 0), about 300 units tall. */
function kneeling({ coat, legs, hair, skin }: typeof relatives.freja): string {
  const arm = (points: readonly (readonly [number, number])[], tone: string) => {
    const [x, y] = points.at(-1) ?? [0, 0]
    return circle(x + 8, y - 4, 17, fill(skin)) + line(points, stroke(tone, 34))
  }
  return [
    ellipse(0, 4, 150, 18, fill('#5a3a24', 0.35)),
    arm(
      [
        [34, -196],
        [96, -170],
        [150, -182],
      ],
      darken(coat, 0.16),
    ),
    `<path d="M-108 0Q-128 -76 -52 -92L70 -92Q120 -66 112 0Z" ${fill(legs)}/>`,
    ellipse(-64, -8, 58, 17, fill(darken(legs, 0.2))),
    ellipse(50, -8, 58, 17, fill(darken(legs, 0.2))),
    `<path d="M-62 -206Q0 -240 62 -206Q86 -130 84 -62Q0 -40 -84 -62Q-86 -130 -62 -206Z" ${fill(coat)}/>`,
    `<path d="M-58 -200Q-80 -130 -78 -66L-48 -60Q-54 -130 -34 -208Z" ${fill(lighten(coat, 0.28), 0.8)}/>`,
    arm(
      [
        [-46, -190],
        [-4, -128],
        [112, -112],
      ],
      darken(coat, 0.05),
    ),
    `<path d="M-46 -262Q-58 -160 -24 -156L44 -156Q66 -180 56 -262Z" ${fill(hair)}/>`,
    circle(6, -268, 51, fill(hair)),
    ellipse(-14, -290, 18, 15, fill(lighten(hair, 0.3), 0.6)),
    `<path d="M10 -318Q66 -312 57 -262Q66 -180 44 -156L16 -156Q40 -230 10 -318Z" ${fill(darken(hair, 0.16), 0.6)}/>`,
  ].join('')
}

/** Open to the garden. Each child has its own color. */
function doorFrame({ h, random }: Frame, x: number, floor: number): string {
  const trim = '#f7efe0'
  const marks = (
    [
      [0.3, '#b4472b'],
      [0.37, '#3f6f73'],
      [0.425, '#b4472b'],
      [0.475, '#b4472b'],
      [0.5, '#3f6f73'],
    ] as const
  ).map(
    ([at, color]) =>
      line(
        [
          [x - 46, h * at],
          [x - 8, h * at],
        ],
        stroke(color, 8),
      ) +
      line(
        [
          [x + 6, h * at + 3],
          [x + 26, h * at - 1],
        ],
        stroke('#6b5d53', 5, 0.8),
      ),
  )
  return [
    shaded(
      (paint) => rect(x + 38, -20, 400, floor + 44, paint),
      [
        [0, '#8fc1d4'],
        [0.75, '#f9e3c0'],
        [1, '#dfe3b4'],
      ],
    ),
    move(x + 150, floor - 30, 1, bush(random, 120, '#6f8f4f')),
    move(x + 290, floor - 20, 1, bush(random, 150, '#5f7f4a')),
    rect(x + 38, floor - 26, 400, 62, fill('#a9bd62')),
    rect(x - 60, -20, 100, floor + 60, fill(trim)),
    rect(x + 28, -20, 12, floor + 60, fill('#b99f82', 0.55)),
    rect(x - 60, -20, 7, floor + 60, fill('#b99f82', 0.4)),
    rect(x + 38, floor + 30, 400, 14, fill('#f7efe0')),
    ...marks,
  ].join('')
}

function rug(x: number, y: number): string {
  return [
    ellipse(x, y, 500, 112, fill('#7f9a8a')),
    ellipse(x, y - 2, 462, 98, fill('#f3e6d2')),
    ellipse(x, y - 3, 424, 86, fill('#8fae9c')),
    ellipse(x, y - 4, 300, 58, fill('#9dbaa8')),
  ].join('')
}

function hung(frame: Frame, x: number, y: number): string {
  return [
    rect(x - 4, y + 12, 292, 224, fill('#5a3a24', 0.26), 4),
    rect(x, y, 280, 212, fill('#8a5238'), 4),
    rect(x + 16, y + 16, 248, 180, fill('#fbf5e8')),
    picture(frame, 'lake', 'golden', [x + 32, y + 32, 216, 148]),
  ].join('')
}

function toys(x: number, y: number): string[] {
  const block = (dx: number, dy: number, color: string) =>
    rect(x + dx, y + dy, 62, 62, fill(color), 6) + rect(x + dx + 10, y + dy + 10, 42, 42, fill(lighten(color, 0.35)), 4)
  return [
    ellipse(x + 60, y + 4, 110, 14, fill('#5a3a24', 0.35)),
    block(0, -60, '#b4472b'),
    block(70, -62, '#3f7f88'),
    block(34, -124, '#e1a93d'),
  ]
}
