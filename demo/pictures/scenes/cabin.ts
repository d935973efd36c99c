import { darken, lighten, mix } from '../color.ts'
import { person, relatives } from '../parts/people.ts'
import { fir } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import {
  below,
  circle,
  ellipse,
  fill,
  type Frame,
  glow,
  heightAt,
  line,
  lit,
  move,
  polygon,
  ridgeLine,
  shaded,
  stroke,
} from '../shapes.ts'

/** The cabin under fresh snow. */
export function cabin(frame: Frame): string {
  const { w, h, random, light } = frame
  const snow = mix(lit(light, '#f6f4f2'), light.skyTop, light.dark ? 0.3 : 0.06)
  const far = ridgeLine({ ...frame, random: random.for('mountains') }, h * 0.42, 190, 9)
  const middle = ridgeLine({ ...frame, random: random.for('slope') }, h * 0.58, 50, 10)
  const near = ridgeLine({ ...frame, random: random.for('drift') }, h * 0.74, 40, 10)
  const x = w * random.between(0.68, 0.74)
  const forest = Array.from({ length: Math.round(w / 34) }, (_, at) => {
    const fx = (at / (w / 34)) * w + random.between(-16, 16)
    return move(
      fx,
      heightAt(middle, fx) + 14,
      1,
      fir(random, random.between(100, 200), lit(light, '#3f6b5c', 0.3), snow),
    )
  })
  const front = [0.05, 0.15, 0.93].map((at) =>
    move(w * at, heightAt(near, w * at) + 50, 1, fir(random, random.between(330, 470), lit(light, '#33584c'), snow)),
  )
  return [
    sky(frame, h * 0.6, { clouds: light.dark ? 0 : 4, sun: [0.24, light.dark ? 0.3 : 0.62] }),
    shaded(
      (paint) => below(frame, far, paint),
      [
        [0, mix(snow, light.haze, 0.25)],
        [0.5, mix(light.haze, '#8fa3c2', 0.4)],
      ],
    ),
    shaded(
      (paint) => below(frame, middle, paint),
      [
        [0, mix(snow, light.haze, 0.4)],
        [1, snow],
      ],
    ),
    ...forest,
    shaded(
      (paint) => below(frame, near, paint),
      [
        [0, snow],
        [1, mix(snow, '#7f93bd', 0.4)],
      ],
    ),
    move(x, heightAt(near, x) + 44, h / 760, hut(snow, light)),
    glow(x, heightAt(near, x) - 20, 280, '#ffc46b', light.dark ? 0.7 : 0.35),
    line(
      [
        [x - 10, heightAt(near, x) + 56],
        [x - 90, h * 0.86],
        [x - 30, h + 30],
      ],
      stroke(mix(snow, '#7d8fb8', 0.32), 40, 0.6),
    ),
    ...front,
    move(w * 0.33, h * 0.9, h / 760, snowman(snow)),
    move(
      w * 0.22,
      h * 0.93,
      h / 620,
      person({ ...relatives.alma, dress: false, legs: '#3d4a6b', pose: 'reach', hat: '#e6b23c', boots: '#3a2f3f' }),
    ),
    move(
      w * 0.46,
      h * 0.95,
      h / 640,
      person({ ...relatives.noe, pose: 'cheer', view: 'front', hat: '#3f7f93', boots: '#3a2f3f' }),
    ),
    ...Array.from({ length: Math.round((w * h) / 7000) }, () =>
      circle(
        random.between(0, w),
        random.between(0, h),
        random.next() ** 3 * 8 + 2,
        fill('#fffdf8', random.between(0.5, 0.95)),
      ),
    ),
  ].join('')
}

function hut(snow: string, light: Frame['light']): string {
  const wood = lit(light, '#8a5238')
  const logs = [0, 1, 2, 3, 4].map((at) =>
    line(
      [
        [-150, -16 - at * 27],
        [150, -16 - at * 27],
      ],
      stroke(darken(wood, 0.3), 4, 0.7),
    ),
  )
  const pane = (x: number) =>
    `<rect x="${x}" y="-104" width="56" height="56" ${fill('#f3e3c8')}/><rect x="${x + 6}" y="-98" width="44" height="44" ${fill('#ffcf70')}/>${line(
      [
        [x + 28, -98],
        [x + 28, -54],
      ],
      stroke('#f3e3c8', 5),
    )}${line(
      [
        [x + 6, -76],
        [x + 50, -76],
      ],
      stroke('#f3e3c8', 5),
    )}`
  const smoke = [0, 1, 2, 3].map((at) =>
    ellipse(106 + at * 16 + at * at * 5, -320 - at * 48, 20 + at * 12, 22 + at * 8, fill('#f3eeea', 0.55 - at * 0.11)),
  )
  return `<rect x="-150" y="-142" width="300" height="150" ${fill(wood)}/>${logs.join('')}${pane(-124)}${pane(68)}<rect x="-34" y="-104" width="68" height="112" ${fill(lit(light, '#4f6d6b'))}/>${circle(-2, -70, 20, fill('#3f6b4a'))}${circle(-2, -70, 10, fill('#4f6d6b'))}${circle(-2, -52, 7, fill('#c8452f'))}<rect x="84" y="-290" width="46" height="90" ${fill(lit(light, '#8d5a4c'))}/><rect x="78" y="-302" width="58" height="18" ${fill(snow)}/>${smoke.join('')}${polygon(
    [
      [-196, -130],
      [0, -288],
      [196, -130],
    ],
    fill(lit(light, '#5f4038')),
  )}<path d="M-212 -124Q-190 -160 -120 -210L0 -306L120 -210Q190 -160 212 -124Q170 -112 140 -136Q100 -150 60 -176L0 -222L-60 -176Q-100 -150 -140 -136Q-170 -112 -212 -124Z" ${fill(snow)}/>`
}

function snowman(snow: string): string {
  const ball = (y: number, r: number) =>
    circle(0, y, r, fill(lighten(snow, 0.4))) +
    `<path d="M${r * 0.2} ${y - r * 0.97}A${r} ${r} 0 0 1 ${r * 0.2} ${y + r * 0.97}A${r * 1.3} ${r * 1.3} 0 0 0 ${r * 0.2} ${y - r * 0.97}Z" ${fill('#8fa3cb', 0.55)}/>`
  return `${ellipse(10, 4, 84, 15, fill('#7d8fb8', 0.45))}${ball(-44, 56)}${ball(-122, 42)}${line(
    [
      [-38, -130],
      [-92, -170],
      [-98, -190],
    ],
    stroke('#6b4a34', 6),
  )}${line(
    [
      [38, -130],
      [92, -158],
      [108, -150],
    ],
    stroke('#6b4a34', 6),
  )}${ball(-184, 32)}<path d="M-34 -160Q0 -144 34 -160L34 -146Q0 -130 -34 -146Z" ${fill('#c8452f')}/><path d="M14 -150L30 -100L12 -98L4 -146Z" ${fill('#c8452f')}/>${circle(-11, -190, 4.5, fill('#2b2430'))}${circle(11, -190, 4.5, fill('#2b2430'))}<path d="M0 -184L44 -176L0 -174Z" ${fill('#ea8a2f')}/>${[-134, -114, -56].map((y) => circle(0, y, 5, fill('#2b2430'))).join('')}<rect x="-40" y="-218" width="80" height="9" rx="4" ${fill('#3b3347')}/><rect x="-26" y="-260" width="52" height="46" rx="4" ${fill('#3b3347')}/><rect x="-26" y="-228" width="52" height="11" ${fill('#c8452f')}/>`
}
