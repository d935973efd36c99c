import { darken, lighten } from '../color.ts'
import { flower, type FlowerKind } from './plants.ts'
import { blob, circle, ellipse, fill, type Frame, line, move, stroke } from '../shapes.ts'

export function teapot(color: string): string {
  return [
    ellipse(10, 6, 130, 20, fill('#5c3823', 0.35)),
    `<path d="M78 -70Q150 -84 136 -150L156 -156Q170 -50 82 -30Z" ${fill(darken(color, 0.1))}/>`,
    `<path d="M-78 -100Q-150 -110 -136 -50Q-128 -26 -84 -30" ${stroke(darken(color, 0.15), 16)}/>`,
    ellipse(0, -68, 96, 74, fill(color)),
    `<path d="M20 -142Q100 -130 94 -60Q88 -6 20 4Q70 -60 20 -142Z" ${fill(darken(color, 0.3), 0.6)}/>`,
    ellipse(-38, -100, 22, 28, fill(lighten(color, 0.6), 0.75)),
    ellipse(0, -138, 52, 14, fill(darken(color, 0.25))),
    `<path d="M-48 -140Q0 -186 48 -140Z" ${fill(lighten(color, 0.1))}/>`,
    circle(0, -170, 13, fill(darken(color, 0.2))),
    ...[-40, 0, 40].map((x) => circle(x, -52, 9, fill('#f8f0e0', 0.85))),
  ].join('')
}

export function cup(color: string, band: string): string {
  return (
    ellipse(4, 4, 74, 15, fill('#5c3823', 0.3)) +
    ellipse(0, 0, 70, 14, fill(lighten(color, 0.2))) +
    `<path d="M40 -60Q84 -66 76 -36Q70 -18 38 -22" ${stroke(color, 10)}/><path d="M-46 -72L46 -72Q46 0 14 0L-14 0Q-46 0 -46 -72Z" ${fill(color)}/><path d="M-45 -54L45 -54L43 -40L-43 -40Z" ${fill(band)}/><path d="M14 -72L46 -72Q46 0 14 0Q30 -30 14 -72Z" ${fill('#4a2c24', 0.2)}/>` +
    ellipse(0, -72, 46, 11, fill('#fdf6e8')) +
    ellipse(0, -70, 38, 8, fill('#7a4a2c'))
  )
}

export function fruitBowl({ random }: Frame): string {
  const fruit = [
    [-80, -76, '#d4442f'],
    [-34, -96, '#e99a2e'],
    [20, -92, '#c63b31'],
    [70, -78, '#e7b93f'],
    [-10, -124, '#e5892a'],
    [44, -128, '#8fae45'],
  ] as const
  const pieces = fruit.map(
    ([x, y, color]) =>
      blob(random, x, y, 42, 40, fill(color), 0.05) +
      blob(random, x + 10, y + 12, 28, 24, fill(darken(color, 0.25), 0.5), 0.1) +
      ellipse(x - 14, y - 16, 10, 12, fill(lighten(color, 0.7), 0.8)) +
      line(
        [
          [x, y - 38],
          [x + 5, y - 50],
        ],
        stroke('#5a4126', 4),
      ),
  )
  return (
    ellipse(0, 8, 150, 20, fill('#5c3823', 0.35)) +
    pieces.join('') +
    `<path d="M-142 -66Q-120 6 -46 8L46 8Q120 6 142 -66Q0 -38 -142 -66Z" ${fill('#5b84a0')}/><path d="M40 -50Q110 -56 142 -66Q120 6 46 8Q100 -10 40 -50Z" ${fill('#345a78', 0.6)}/><path d="M-128 -46Q0 -18 128 -46" ${stroke('#f3ead6', 8)}/>`
  )
}

export function vase({ random }: Frame): string {
  const colors = ['#fdf4e3', '#d9503f', '#e86f47', '#efb23e', '#fbe6ea', '#6a7fc9']
  const kinds: FlowerKind[] = ['daisy', 'tulip', 'poppy', 'tulip', 'daisy', 'cornflower']
  const stems = kinds.map((kind, at) => {
    const x = [-64, -36, -12, 14, 40, 66][at] ?? 0
    return move(x * 0.3, -110, 1, flower(random, kind, 110 + ((at * 37) % 60), 62, colors[at] ?? ''), x * 0.55)
  })
  return (
    ellipse(6, 6, 70, 15, fill('#5c3823', 0.3)) +
    stems.join('') +
    `<path d="M-34 -128Q-30 -104 -48 -70Q-70 -8 -28 4L28 4Q70 -8 48 -70Q30 -104 34 -128Z" ${fill('#e8dcc6')}/><path d="M10 -128L34 -128Q30 -104 48 -70Q70 -8 28 4Q40 -60 10 -128Z" ${fill('#b39b84', 0.6)}/><path d="M-52 -50Q0 -34 52 -50" ${stroke('#4f7f93', 8)}/>`
  )
}

export function bread(): string {
  return `${ellipse(0, 4, 160, 24, fill('#7a4d2e'))}${ellipse(0, -2, 156, 20, fill('#bb8552'))}<path d="M-124 -16Q-130 -78 -60 -84Q10 -96 80 -76Q128 -60 118 -14Q0 10 -124 -16Z" ${fill('#c9823f')}/><path d="M-104 -56Q-60 -80 -10 -80Q40 -82 80 -68" ${stroke('#f0cf98', 12)}/>${[-70, -20, 30, 76].map((x) => `<path d="M${x} -74q16 18 6 44" ${stroke('#f3dcb0', 9)}/>`).join('')}`
}
