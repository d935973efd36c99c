export type FaceOrder = { age: number; width: number; height: number }

const SKIN = '#eec3a4'
const HAIR = '#7a4a2b'
const INK = '#3b2a20'
/** The wall and the sweater of each year. */
const YEARS: Record<number, { wall: string; sweater: string }> = {
  5: { wall: '#dfe6dc', sweater: '#d9a441' },
  6: { wall: '#f0dfcd', sweater: '#7a3e5d' },
  7: { wall: '#d5e0e3', sweater: '#b4472b' },
}

/** Draws the child's face: `open` is how far the mouth is open (0 to 1), `t` moves the head and blinks. */
export function drawFace(
  brush: OffscreenCanvasRenderingContext2D,
  { age, width, height }: FaceOrder,
  t: number,
  open: number,
) {
  const { wall, sweater } = YEARS[age] ?? { wall: '#f3ece2', sweater: '#4b694e' }
  const fill = (color: string) => {
    brush.fillStyle = color
    brush.fill()
  }
  const oval = (x: number, y: number, rx: number, ry: number, color: string) => {
    brush.beginPath()
    brush.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
    fill(color)
  }
  brush.fillStyle = wall
  brush.fillRect(0, 0, width, height)
  brush.save()
  // Taller each year.
  brush.translate(width / 2, height * 0.56 - (age - 5) * 12)
  brush.rotate(0.03 * Math.sin(t * 1.3))
  const size = height / 360
  brush.scale(size, size)
  const long = (age - 5) * 34
  // Hair behind, shoulders, neck.
  brush.beginPath()
  brush.roundRect(-98, -100, 196, 130 + long + 30, 90)
  fill(HAIR)
  brush.beginPath()
  brush.roundRect(-128, 112, 256, 220, 78)
  fill(sweater)
  brush.beginPath()
  brush.roundRect(-26, 70, 52, 62, 22)
  fill('#deae8c')
  // Face and ears.
  oval(-84, 8, 14, 20, SKIN)
  oval(84, 8, 14, 20, SKIN)
  oval(0, 0, 84 - (age - 5), 96, SKIN)
  // Fringe.
  brush.beginPath()
  brush.moveTo(-88, -8)
  brush.quadraticCurveTo(-84, -108, 0, -110)
  brush.quadraticCurveTo(84, -108, 88, -8)
  brush.quadraticCurveTo(62, -58, 12, -52)
  brush.quadraticCurveTo(-56, -52, -88, -8)
  fill(HAIR)
  const isBlinking = t % 2.7 > 2.58
  for (const side of [-1, 1]) {
    oval(side * 52, 32, 17, 12, 'rgb(214 110 90 / 0.28)')
    oval(side * 34, 4, 7.5, isBlinking ? 1.2 : 9.5, INK)
    if (!isBlinking) oval(side * 34 + 2.5, 0.5, 2.2, 2.6, '#fff')
    brush.beginPath()
    brush.arc(side * 34, -8, 17, Math.PI * 1.25, Math.PI * 1.75)
    brush.lineWidth = 3.5
    brush.lineCap = 'round'
    brush.strokeStyle = HAIR
    brush.stroke()
  }
  brush.beginPath()
  brush.arc(0, 20, 8, Math.PI * 0.2, Math.PI * 0.8)
  brush.lineWidth = 3
  brush.strokeStyle = '#cf9672'
  brush.stroke()
  drawMouth(brush, age, open)
  brush.restore()
}

function drawMouth(brush: OffscreenCanvasRenderingContext2D, age: number, open: number) {
  brush.beginPath()
  if (open < 0.08) {
    brush.arc(0, 36, 24, Math.PI * 0.18, Math.PI * 0.82)
    brush.lineWidth = 4
    brush.strokeStyle = '#a8503f'
    brush.stroke()
    return
  }
  brush.ellipse(0, 54, 21 - open * 5, 4 + open * 14, 0, 0, 2 * Math.PI)
  brush.fillStyle = '#7d2f2b'
  brush.fill()
  brush.save()
  brush.clip()
  brush.fillStyle = '#fffdf9'
  brush.fillRect(-22, 54 - (4 + open * 14), 44, 7)
  if (age === 6) {
    // The first tooth is gone.
    brush.fillStyle = '#7d2f2b'
    brush.fillRect(0, 54 - (4 + open * 14), 9, 8)
  }
  brush.restore()
}
