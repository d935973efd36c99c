/** The logo: a hearth and a book. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
      <path
        d="M4 8.500c4-1.600 8.500-1.600 12 .6 3.500-2.200 8-2.200 12-.6v17c-4-1.600-8.500-1.600-12 .6-3.500-2.200-8-2.200-12-.6z"
        className="fill-ember"
      />
      <path
        d="M16 12c3.200 3 4.600 5.200 4.600 7.600a4.600 4.600 0 0 1-9.200 0C11.400 17.200 12.800 15 16 12z"
        className="fill-paper"
      />
      <path
        d="M16 17.200c1.300 1.400 1.900 2.300 1.900 3.300a1.900 1.900 0 0 1-3.800 0c0-1 .6-1.900 1.900-3.300z"
        className="fill-ember"
      />
    </svg>
  )
}
