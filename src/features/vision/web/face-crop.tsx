import { classNames } from '#web/ui/class-names.ts'
import type { Face } from '../faces.contract.ts'
import { faceSquare } from './face-square.ts'

/** A face of a photo, in a circle. Its size is the caller's. */
export function FaceCrop({ face, className }: { face: Face; className: string }) {
  const { x, y, size } = faceSquare(face)
  const { photo_width, photo_height, photo_url } = face
  return (
    <span className={classNames('relative block shrink-0 overflow-hidden rounded-full bg-sunk', className)}>
      <img
        src={photo_url}
        alt=""
        decoding="async"
        loading="lazy"
        draggable={false}
        style={{
          width: `${(photo_width / size) * 100}%`,
          height: `${(photo_height / size) * 100}%`,
          left: `${(-x / size) * 100}%`,
          top: `${(-y / size) * 100}%`,
        }}
        className="absolute max-w-none"
      />
    </span>
  )
}
