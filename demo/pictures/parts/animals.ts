import { darken, lighten } from '../color.ts'
import { circle, ellipse, fill, line, stroke } from '../shapes.ts'

/** A small dog from the side, standing on (0, 0), about 100 units long, facing right. */
export function dog(coat: string, collar = '#c8452f'): string {
  const dark = darken(coat, 0.2)
  const leg = (x: number, tone: string) =>
    line(
      [
        [x, -30],
        [x + 1, -14],
        [x + 2, -2],
      ],
      stroke(tone, 9),
    )
  return [
    `<path d="M-42 -46Q-64 -58 -62 -82" ${stroke(coat, 9)}/>`,
    leg(-30, dark),
    leg(26, dark),
    ellipse(-4, -42, 42, 20, fill(coat)),
    ellipse(24, -48, 20, 22, fill(coat)),
    leg(-36, coat),
    leg(32, coat),
    ellipse(-10, -50, 30, 8, fill(lighten(coat, 0.3), 0.7)),
    line(
      [
        [32, -54],
        [44, -72],
      ],
      stroke(coat, 20),
    ),
    circle(48, -78, 17, fill(coat)),
    ellipse(64, -72, 14, 9, fill(lighten(coat, 0.2))),
    ellipse(38, -78, 8, 16, fill(dark)),
    circle(75, -76, 4.6, fill('#2b2022')),
    circle(54, -83, 2.6, fill('#2b2022')),
    line(
      [
        [31, -66],
        [48, -58],
      ],
      stroke(collar, 5),
    ),
  ].join('')
}

/** A dog's head and chest from the front, the chin at (0, 0), about 200 units tall. */
export function dogPortrait(coat: string, ears: string, collar: string, tilt: number): string {
  const light = lighten(coat, 0.35)
  const chest = `<path d="M-95 260Q-120 60 -52 10L52 10Q120 60 95 260Z" ${fill(darken(coat, 0.08))}/><path d="M-38 260Q-52 90 0 36Q52 90 38 260Z" ${fill(light)}/>`
  const ear = (side: number) =>
    `<path d="M${side * 44} -148Q${side * 112} -150 ${side * 104} -60Q${side * 100} -14 ${side * 76} -22Q${side * 58} -60 ${side * 52} -110Z" ${fill(ears)}/><path d="M${side * 60} -138Q${side * 98} -132 ${side * 94} -66Q${side * 80} -90 ${side * 62} -112Z" ${fill(lighten(ears, 0.2), 0.6)}/>`
  const head = [
    ear(-1),
    ear(1),
    `<path d="M-66 -90Q-70 -172 0 -174Q70 -172 66 -90Q64 -30 34 -4Q0 14 -34 -4Q-64 -30 -66 -90Z" ${fill(coat)}/>`,
    `<path d="M-16 -172Q0 -176 16 -172Q12 -110 20 -78L-20 -78Q-12 -110 -16 -172Z" ${fill(light)}/>`,
    ellipse(0, -44, 42, 36, fill(light)),
    ellipse(-20, -36, 22, 22, fill(lighten(coat, 0.5))),
    ellipse(20, -36, 22, 22, fill(lighten(coat, 0.5))),
    `<path d="M-20 -20Q0 0 20 -20Q18 30 0 34Q-18 30 -20 -20Z" ${fill('#de7d78')}/>`,
    line(
      [
        [0, -10],
        [0, 18],
      ],
      stroke('#b95a5c', 4),
    ),
    `<path d="M-34 -30Q-18 -8 0 -24Q18 -8 34 -30" ${stroke('#4a2f2a', 5)}/>`,
    `<path d="M-19 -70Q0 -80 19 -70Q18 -52 0 -46Q-18 -52 -19 -70Z" ${fill('#2a1f22')}/>`,
    ellipse(-6, -68, 6, 3, fill('#8b8088')),
    ...[-1, 1].flatMap((side) => [
      ellipse(side * 33, -100, 12, 13, fill('#2a1b17')),
      circle(side * 33 - 3, -104, 4, fill('#fff7ea')),
      `<path d="M${side * 20} -122Q${side * 34} -130 ${side * 46} -118" ${stroke(light, 6)}/>`,
    ]),
  ].join('')
  const band = `<path d="M-62 22Q0 62 62 22L60 42Q0 84 -60 42Z" ${fill(collar)}/>${circle(0, 70, 14, fill('#e8c04f'))}${circle(-3, 66, 5, fill('#fff1bd'))}`
  return `${chest}${band}<g transform="rotate(${tilt} 0 20)">${head}</g>`
}

/** A cat from behind, sitting on (0, 0), about 150 units tall. */
export function catFromBehind(coat: string): string {
  const stripe = darken(coat, 0.3)
  return [
    `<path d="M44 -6Q96 -8 92 -48Q90 -66 80 -64Q84 -30 40 -26Z" ${fill(coat)}/>`,
    `<path d="M-46 0Q-58 -58 -26 -92L26 -92Q58 -58 46 0Z" ${fill(coat)}/>`,
    `<path d="M-34 -128L-30 -160L-10 -142Z" ${fill(coat)}/><path d="M34 -128L30 -160L10 -142Z" ${fill(coat)}/>`,
    ellipse(0, -114, 37, 33, fill(coat)),
    ...[0, 1, 2].map((at) => `<path d="M${-18 + at * 18} -142L${-14 + at * 14} -126" ${stroke(stripe, 5)}/>`),
    ...[0, 1, 2].flatMap((at) => [
      `<path d="M-44 ${-24 - at * 20}Q-26 ${-30 - at * 20} -16 ${-24 - at * 20}" ${stroke(stripe, 6)}/>`,
      `<path d="M44 ${-24 - at * 20}Q26 ${-30 - at * 20} 16 ${-24 - at * 20}" ${stroke(stripe, 6)}/>`,
    ]),
    `<path d="M-28 -80Q-50 -50 -40 -6" ${stroke(lighten(coat, 0.4), 7, 0.6)}/>`,
  ].join('')
}

/** A flying gull. */
export function gull(): string {
  return `<path d="M-34 -6Q-16 -22 0 -2Q18 -24 36 -10Q18 -10 6 6Q-2 12 -8 5Q-16 -8 -34 -6Z" ${fill('#fdf8ef')}/><path d="M-34 -6L-22 -12L-20 -6Z" ${fill('#565a66')}/><path d="M36 -10L24 -15L22 -9Z" ${fill('#565a66')}/><path d="M7 4l8 3l-8 3z" ${fill('#e7a43a')}/>`
}
