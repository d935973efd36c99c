/** The logo: a hearth and a book. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
      <path
        d="M3 7.500c4.300-1.800 9.200-1.800 13 .7 3.800-2.500 8.700-2.500 13-.7v18.300c-4.300-1.700-9.200-1.700-13 .7-3.800-2.400-8.700-2.400-13-.7z"
        className="fill-ember"
      />
      <path d="M16 11c3.500 3.300 5 5.700 5 8.400a5 5 0 0 1-10 0c0-2.700 1.500-5.100 5-8.400z" className="fill-page" />
      <path
        d="M16 17c1.400 1.500 2.100 2.500 2.100 3.600a2.100 2.100 0 0 1-4.200 0c0-1.100.7-2.100 2.100-3.600z"
        className="fill-ember"
      />
    </svg>
  )
}
