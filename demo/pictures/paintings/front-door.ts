import { darken, lighten, mix } from '../color.ts'
import { bush } from '../parts/plants.ts'
import { catFromBehind } from '../parts/animals.ts'
import { circle, ellipse, fill, type Frame, glow, line, move, polygon, rect, shaded, stroke } from '../shapes.ts'

/** The closed door in the evening, with a lamp beside it. Higher paintings have more wall above it. */
export function frontDoor(frame: Frame): string {
  const { w, h, random } = frame
  const plaster = '#c9a58e'
  const above = h - w
  const step = w * 0.84
  const scene = [
    shaded(
      (paint) => rect(-20, -20 - above, w + 40, h + 40, paint),
      [
        [0, mix(plaster, '#5b3566', 0.34)],
        [1, mix(plaster, '#ffae6b', 0.2)],
      ],
    ),
    ...Array.from({ length: 60 }, () => {
      const [x, y] = [random.between(0, w), random.between(-above, step)]
      return rect(
        x,
        y,
        random.between(50, 90),
        26,
        fill(random.chance(0.5) ? lighten(plaster, 0.2) : darken(plaster, 0.2), 0.22),
        6,
      )
    }),
    glow(770, 330, 430, '#ffc46b', 0.75),
    window(frame),
    arch(330, step, 330, 640, '#efe0c8'),
    arch(358, step, 274, 604, '#93361d'),
    arch(366, step, 258, 594, '#b4472b'),
    ...panels(),
    circle(594, 560, 15, fill('#e7b860')),
    circle(590, 556, 6, fill('#fff1c9')),
    rect(586, 588, 16, 34, fill('#e7b860'), 6),
    circle(594, 600, 4, fill('#3a1c14')),
    rect(300, step - 4, 390, 34, fill('#b9a894'), 4),
    rect(250, step + 30, 490, 44, fill('#a08e7c'), 4),
    rect(250, step + 66, 490, 12, fill('#5b4a4a', 0.5)),
    shaded(
      (paint) => rect(-20, step + 74, w + 40, h, paint),
      [
        [0, '#8d7a78'],
        [1, '#6b5a66'],
      ],
    ),
    rect(390, step + 2, 210, 22, fill('#6b4a34'), 4),
    lantern(770, 300),
    ellipse(640, step + 60, 320, 26, fill('#ffd58a', 0.3)),
    pot(200, step + 90, random.for('left')),
    pot(800, step + 90, random.for('right')),
    move(500, step + 62, 0.8, catFromBehind('#4a4147')),
  ].join('')
  return move(0, above, 1, scene)
}

function arch(x: number, foot: number, w: number, h: number, color: string): string {
  const r = w / 2
  return `<path d="M${x} ${foot}V${foot - h + r}A${r} ${r} 0 0 1 ${x + w} ${foot - h + r}V${foot}Z" ${fill(color)}/>`
}

function panels(): string[] {
  const deep = '#8f3620'
  const panel = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, fill(deep, 0.75), 4) + rect(x + 8, y + 8, w - 16, h - 12, fill('#c25c3f'), 3)
  return [
    `<path d="M398 440V394A97 97 0 0 1 592 394V440Z" ${fill('#5f2415')}/><path d="M408 430V394A87 87 0 0 1 582 394V430Z" ${fill('#ffcf70')}/>`,
    ...[-50, 0, 50].map((dx) =>
      line(
        [
          [495, 432],
          [495 + dx * 1.2, 318 + Math.abs(dx) * 0.4],
        ],
        stroke('#5f2415', 9),
      ),
    ),
    panel(396, 468, 86, 150),
    panel(506, 468, 60, 150),
    panel(396, 646, 86, 160),
    panel(506, 646, 86, 160),
  ]
}

function window({ random }: Frame): string {
  return [
    rect(52, 300, 208, 260, fill('#efe0c8'), 4),
    rect(68, 316, 176, 228, fill('#ffcf70')),
    glow(156, 430, 220, '#ffdf9e', 0.55),
    `<path d="M68 316H120Q100 420 84 544H68Z" ${fill('#e08b5c', 0.8)}/><path d="M244 316H192Q212 420 228 544H244Z" ${fill('#e08b5c', 0.8)}/>`,
    rect(150, 316, 12, 228, fill('#efe0c8')),
    rect(68, 420, 176, 11, fill('#efe0c8')),
    rect(40, 556, 232, 22, fill('#b9a894'), 3),
    move(156, 572, 1, bush(random, 74, '#5f7f4a')),
    ...['#d9503f', '#f3c0b0', '#efb23e', '#d9503f', '#f7e6d8'].map((color, at) =>
      circle(96 + at * 30, 540 - ((at * 29) % 36), 13, fill(color)),
    ),
    rect(66, 566, 180, 42, fill('#8a5238'), 5),
  ].join('')
}

function lantern(x: number, y: number): string {
  return [
    line(
      [
        [x - 54, y - 70],
        [x - 20, y - 82],
        [x, y - 54],
      ],
      stroke('#2f2430', 9),
    ),
    polygon(
      [
        [x - 46, y - 30],
        [x, y - 62],
        [x + 46, y - 30],
      ],
      fill('#2f2430'),
    ),
    polygon(
      [
        [x - 38, y - 30],
        [x + 38, y - 30],
        [x + 26, y + 62],
        [x - 26, y + 62],
      ],
      fill('#ffdf8f'),
    ),
    ellipse(x, y + 20, 12, 24, fill('#fffbe2')),
    ...[-38, 0, 38].map((dx) =>
      line(
        [
          [x + dx, y - 28],
          [x + dx * 0.68, y + 60],
        ],
        stroke('#2f2430', 6),
      ),
    ),
    rect(x - 34, y + 58, 68, 14, fill('#2f2430'), 3),
  ].join('')
}

function pot(x: number, foot: number, random: Frame['random']): string {
  return move(
    x,
    foot,
    1,
    `${ellipse(0, 0, 90, 16, fill('#3b2c3f', 0.4))}${move(0, -110, 1, bush(random, 112, '#4f6b47'))}<path d="M-74 -118H74L56 0H-56Z" ${fill('#b5604c')}/><path d="M20 -118H74L56 0H14Z" ${fill('#6b2f2c', 0.45)}/>${rect(-82, -134, 164, 30, fill('#c8755c'), 5)}`,
  )
}
