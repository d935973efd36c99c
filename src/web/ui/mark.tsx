import { markPaths } from '#shared/mark-paths.ts'

/** The logo: a hearth and a book. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
      <path d={markPaths.book} className="fill-ember" />
      <path d={markPaths.fire} className="fill-page" />
      <path d={markPaths.glow} className="fill-ember" />
    </svg>
  )
}
