import sharp from 'sharp'

/** A picture of faces, each in a color that the vision double takes for a person, on gray or a color. */
export function drawFaces(hues: readonly number[], { width = 480, background = '#ddd' } = {}): Promise<Buffer> {
  const step = 480 / (hues.length + 1)
  const faces = hues.map(
    (hue, n) =>
      `<ellipse cx="${step * (n + 1)}" cy="180" rx="${Math.min(60, step / 3)}" ry="70" fill="hsl(${hue} 75% 50%)"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="${width}" height="${width * 0.75}">
    <rect width="480" height="360" fill="${background}"/>${faces.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}
