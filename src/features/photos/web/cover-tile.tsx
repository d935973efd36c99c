import type { LucideIcon } from 'lucide-react'
import { blurOf } from '#web/blur.ts'
import { classNames } from '#web/ui/class-names.ts'
import { atFocus } from './at-focus.ts'

type CoverTileProps = {
  cover: { thumbhash: string | null; focus_x?: number | null; focus_y?: number | null } | null | undefined
  src: string | undefined
  /** Instead of a cover. */
  icon: LucideIcon
  /** Its size. */
  className: string
}

/** The cover of photos that belong together, inside a link, whose class is `group`. */
export function CoverTile({ cover, src, icon: Icon, className }: CoverTileProps) {
  const { thumbhash = null, focus_x = null, focus_y = null } = cover ?? {}
  return (
    <span
      style={{ backgroundImage: blurOf(thumbhash) }}
      className={classNames(
        'relative overflow-hidden rounded-card border border-line bg-sunk bg-cover bg-center shadow-soft',
        className,
      )}
    >
      {src ? (
        <img
          src={src}
          style={atFocus({ focus_x, focus_y })}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover transition-transform duration-220 group-hover:scale-[1.02]"
        />
      ) : (
        <Icon aria-hidden size={44} strokeWidth={1.25} className="absolute inset-0 m-auto text-ink-soft" />
      )}
    </span>
  )
}
