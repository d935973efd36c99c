import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { DOT } from '#shared/dot.ts'
import type { Format } from '#web/format.ts'

type Camera = NonNullable<PhotoDetail['camera']>

/** "Apple iPhone 6 · 4.2 mm · f/2.2 · 1/30 s · ISO 32": the known values in the order that photographers use. */
export function cameraLine(camera: Camera | null, format: Pick<Format, 'number'>): string {
  if (!camera) return ''
  const { focal_length_mm, f_number, exposure_s, iso } = camera
  return [
    cameraName(camera),
    lensName(camera),
    focal_length_mm && `${format.number(focal_length_mm, { maximumFractionDigits: 1 })} mm`,
    f_number && `f/${format.number(f_number, { maximumFractionDigits: 1 })}`,
    exposure_s && `${exposure(exposure_s, format)} s`,
    iso && `ISO ${iso}`,
  ]
    .filter(Boolean)
    .join(DOT)
}

/** Many models repeat the maker: "Canon Canon EOS 5D". */
function cameraName({ make, model }: Camera): string {
  const maker = make?.trim() ?? ''
  const name = model?.trim() ?? ''
  const firstWord = maker.replace(/ .*/, '').toLowerCase()
  return name.toLowerCase().startsWith(firstWord) ? name || maker : `${maker} ${name}`.trim()
}

/** Phones repeat the model in the lens: "iPhone 6 back camera 4.15mm f/2.2". */
function lensName({ lens, model }: Camera): string | null {
  return lens && model && lens.toLowerCase().includes(model.toLowerCase()) ? null : lens
}

function exposure(seconds: number, format: Pick<Format, 'number'>): string {
  return seconds >= 0.4 ? format.number(seconds, { maximumFractionDigits: 1 }) : `1/${Math.round(1 / seconds)}`
}
