import { ellipse, fill, line, move, stroke } from '../shapes.ts'

export function bucket(x: number, y: number): string {
  return move(
    x,
    y,
    1,
    `<path d="M-24 -44L24 -44L18 0L-18 0Z" ${fill('#d84f3c')}/><path d="M-24 -44Q0 -92 24 -44" ${stroke('#f3e6cd', 5)}/>${ellipse(0, -44, 24, 7, fill('#a8352a'))}${line(
      [
        [44, 2],
        [64, -48],
      ],
      stroke('#3d7f93', 7),
    )}<path d="M34 4L50 -16L58 2L46 16Z" ${fill('#3d7f93')}/>`,
  )
}
