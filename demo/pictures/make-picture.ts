import sharp, { type Sharp } from 'sharp'
import { places, shapes, type Photographer, type Shot } from '../album/shot.ts'
import { paintPicture } from './paint-picture.ts'

export type Picture = { filename: string; bytes: Uint8Array }

type Camera = {
  make: string
  model: string
  lens: string
  focal: number
  f: number
  knowsWhere: boolean
  name(shot: Shot): string
}

const cameras: Record<Photographer, Camera> = {
  freja: {
    make: 'Google',
    model: 'Pixel 8',
    lens: 'Pixel 8 back camera',
    focal: 6.9,
    f: 1.68,
    knowsWhere: true,
    name: ({ at }) => `IMG_${at.replace(/[-:]/g, '').replace('T', '_')}.jpg`,
  },
  julien: {
    make: 'FUJIFILM',
    model: 'X-T30 II',
    lens: 'XF27mmF2.8 R WR',
    focal: 27,
    f: 2.8,
    knowsWhere: true,
    name: ({ at }) => `DSCF${at.slice(5, 7)}${at.slice(8, 10)}_${at.slice(17, 19)}${at.slice(14, 16)}.JPG`,
  },
  astrid: {
    make: 'Canon',
    model: 'PowerShot G9 X',
    lens: '10.2-30.6 mm',
    focal: 10.2,
    f: 2,
    knowsWhere: false,
    name: ({ at }) => `IMG_${at.slice(14, 16)}${at.slice(17, 19)}.JPG`,
  },
}
const scanner: Camera = {
  make: 'EPSON',
  model: 'Perfection V600',
  lens: '',
  focal: 0,
  f: 1,
  knowsWhere: true,
  name: ({ at }) => `Scan ${at.slice(0, 10)}.jpg`,
}
const JPEG_QUALITY = 86

/** A JPEG with a camera's metadata. The same shot always produces the same bytes. */
export async function makePicture(shot: Shot): Promise<Picture> {
  const camera = shot.scanned ? scanner : cameras[shot.by]
  const [width, height] = shapes[shot.shape]
  const pixels = await paintPicture({
    scene: shot.scene,
    light: shot.light,
    seed: shot.burst ?? shot.at,
    moment: shot.at,
    width,
    height,
  })
  const place = camera.knowsWhere ? places[shot.place] : null
  const time = shot.at.replaceAll('-', ':').replace('T', ' ')
  const offset = offsetOf(shot)
  const dark = ['night', 'dusk'].includes(shot.light)
  const painted = sharp(pixels, { raw: { width, height, channels: 3 } })
  const bytes = await (shot.scanned ? fade(painted) : painted)
    .withExif({
      IFD0: { Make: camera.make, Model: camera.model, Software: 'Hearthbook demo', DateTime: time },
      IFD2: {
        DateTimeOriginal: time,
        DateTimeDigitized: time,
        OffsetTimeOriginal: offset,
        ...(camera.lens && {
          LensModel: camera.lens,
          FNumber: `${camera.f * 100}/100`,
          FocalLength: `${camera.focal * 10}/10`,
          ISOSpeedRatings: dark ? '1600' : '160',
          ExposureTime: dark ? '1/30' : '1/500',
        }),
      },
      ...(place && { IFD3: position(place) }),
    })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
  return { filename: camera.name(shot), bytes }
}

/** The colors of a print from the nineties: less blue, and no black. */
function fade(picture: Sharp): Sharp {
  return picture.modulate({ saturation: 0.55 }).linear([0.82, 0.76, 0.66], [40, 34, 26])
}

/** All places are in Central European Time: daylight saving time runs from the end of March to the end of October. */
function offsetOf({ at }: Shot): string {
  const month = Number(at.slice(5, 7))
  return month > 3 && month < 11 ? '+02:00' : '+01:00'
}

function position({ lat, lng }: { lat: number; lng: number }): Record<string, string> {
  return { GPSLatitudeRef: 'N', GPSLatitude: degrees(lat), GPSLongitudeRef: 'E', GPSLongitude: degrees(lng) }
}

/** Degrees, minutes, and hundredths of seconds, as in EXIF. */
function degrees(value: number): string {
  const whole = Math.floor(value)
  const minutes = Math.floor((value - whole) * 60)
  const seconds = Math.round(((value - whole) * 60 - minutes) * 6000)
  return `${whole}/1 ${minutes}/1 ${seconds}/100`
}
