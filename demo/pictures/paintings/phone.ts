import { vase, cup } from '../parts/still-life.ts'
import { ellipse, fill, type Frame, move, rect } from '../shapes.ts'
import { picture, print, table, wall } from './room.ts'

/** A phone on the table, and the prints of what it took. */
export function phone(frame: Frame): string {
  const edge = frame.h * 0.5
  return [
    wall(frame, '#cfdcdc', edge),
    table(frame, edge),
    // Away from the edges, which wide and tall pages crop.
    '<g transform="translate(80 92) scale(.83)">',
    move(806, 600, 1.1, vase(frame)),
    ...['#7a3e5d', '#4f6b52', '#d9a441'].map(
      (color, at) =>
        rect(210 + at * 14, 640 - at * 46, 330 - at * 24, 44, fill(color), 5) +
        rect(490 + at * -10, 648 - at * 46, 46, 28, fill('#f6ecd9')),
    ),
    ellipse(430, 786, 220, 26, fill('#4a2c1c', 0.35)),
    move(
      424,
      470,
      1,
      [
        rect(-158, -312, 316, 626, fill('#2a2430'), 50),
        rect(-150, -306, 300, 614, fill('#453b47'), 44),
        `<clipPath id="screen"><rect x="-138" y="-294" width="276" height="590" rx="36"/></clipPath><g clip-path="url(#screen)">${picture(frame, 'lake', 'morning', [-138, -294, 276, 590])}</g>`,
        rect(-44, -280, 88, 22, fill('#2a2430'), 11),
      ].join(''),
      -5,
    ),
    move(700, 800, 1, print(frame, 'beach', 'noon', 270, 210), 8),
    move(230, 880, 1, print(frame, 'cabin', 'winter', 250, 200), -10),
    move(520, 905, 1, print(frame, 'dogInGrass', 'morning', 220, 180), -2),
    move(862, 930, 1, cup('#c4573c', '#f3e6d2')),
    '</g>',
  ].join('')
}
