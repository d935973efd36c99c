import { classNames } from './class-names.ts'

const washes = [
  'bg-ember-wash text-ember',
  'bg-sage-wash text-sage',
  'bg-honey-wash text-honey',
  'bg-plum-wash text-plum',
]
export type AvatarSize = keyof typeof sizes
/** Initials are as large as their circle allows. */
const sizes = {
  small: 'size-8 text-[calc(var(--spacing)*3)]',
  medium: 'size-10 text-[calc(var(--spacing)*3.5)]',
  large: 'size-[min(calc(var(--spacing)*14),17.5vw)] text-[calc(var(--spacing)*4.5)]',
  portrait: 'size-24 text-[calc(var(--spacing)*7)] sm:size-36 sm:text-[calc(var(--spacing)*12)]',
  answer: 'size-24 text-[calc(var(--spacing)*7)]',
  face: 'size-32 text-[calc(var(--spacing)*9)] sm:size-36 sm:text-[calc(var(--spacing)*12)]',
  huge: 'size-28 text-[calc(var(--spacing)*9)] sm:size-32',
  stage: 'size-40 text-[calc(var(--spacing)*12)] sm:size-52 sm:text-[calc(var(--spacing)*16)]',
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
