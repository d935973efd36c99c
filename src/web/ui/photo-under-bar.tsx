import { useRef, type CSSProperties, type ReactNode } from 'react'
import { usePhotoUnderBar } from '../app-bar.ts'
import { classNames } from './class-names.ts'

/** The photo that a page begins with. On phones, it starts at the top of the screen, below the bar's buttons. */
export function PhotoUnderBar({
  className,
  style,
  children,
}: {
  className?: string
  style?: CSSProperties
  children: ReactNode
}) {
  const photo = useRef<HTMLDivElement>(null)
  usePhotoUnderBar(photo)
  return (
    <div ref={photo} style={style} className={classNames('max-sm:-mt-(--under-bar)', className)}>
      {children}
    </div>
  )
}
