import { classNames } from './class-names.ts'

const washes = [
  'bg-ember-wash text-ember',
  'bg-sage-wash text-sage',
  'bg-honey-wash text-honey',
  'bg-plum-wash text-plum',
]
export type AvatarSize = keyof typeof sizes
const sizes = {
  small: 'size-8 text-xs',
  medium: 'size-10 text-sm',
  large: 'size-14 text-lg max-narrow:size-8 max-narrow:text-xs',
  portrait: 'size-24 text-2xl sm:size-36 sm:text-4xl max-narrow:size-14 max-narrow:text-lg',
  answer: 'size-24 text-2xl max-narrow:size-14 max-narrow:text-lg',
  face: 'size-32 text-3xl sm:size-36 sm:text-4xl max-narrow:size-14 max-narrow:text-lg',
  huge: 'size-28 text-3xl sm:size-32',
  stage: 'size-40 text-4xl sm:size-52 sm:text-5xl max-narrow:size-24',
}

/** A photo, or initials on a color derived from the name. Show the name next to it. */
export function Avatar({ name, src, size = 'medium' }: { name: string; src?: string | null; size?: AvatarSize }) {
  const style = classNames(
    'inline-flex shrink-0 items-center justify-center rounded-full object-cover font-semibold',
    sizes[size],
  )
  if (src)
    return (
      <img src={src} alt="" data-measured className={classNames(style, 'outline-1 -outline-offset-1 outline-ink/15')} />
    )
  return (
    <span
      aria-hidden
      data-measured
      className={classNames(style, 'inset-ring-2 inset-ring-current/30', washes[hashOf(name) % washes.length])}
    >
      {initialsOf(name)}
    </span>
  )
}

/** "Rosa María Vidal" is RV; a single word gives one letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const picked = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return picked.map((word) => ([...(word ?? '')][0] ?? '?').toUpperCase()).join('')
}

function hashOf(name: string): number {
  let hash = 0
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return hash
}
