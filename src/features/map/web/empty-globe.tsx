/** Illustration for an empty map. */
export function EmptyGlobe() {
  return (
    <svg viewBox="0 0 240 180" fill="none" aria-hidden className="h-auto w-full">
      <path d="M30 164h180" className="stroke-outline" strokeWidth="3" strokeLinecap="round" />
      <path d="M94 162c4-10 14-14 26-14s22 4 26 14z" className="fill-ember" />
      <path d="M120 148v-10" className="stroke-ember" strokeWidth="6" />
      <path d="M78 38a62 62 0 1 0 84-8" className="stroke-gold" strokeWidth="5" strokeLinecap="round" />
      <circle cx="118" cy="82" r="48" className="fill-sky" />
      <path d="M88 56c10-12 26-14 34-8-2 8-10 8-10 16s-12 6-14 14-12 4-14-4c0-6 0-12 4-18z" className="fill-moss" />
      <path d="M132 78c10-6 24-2 30 6-2 16-12 30-24 36-8-4-4-12-8-20s-4-16 2-22z" className="fill-moss" />
      <path d="M96 104c6-2 12 2 12 8s-4 8-8 6-8-12-4-14z" className="fill-moss" />
      <circle cx="118" cy="82" r="48" className="stroke-outline" strokeWidth="2" />
      <g transform="rotate(14 186 130)">
        <path d="M186 158l-4-18h8z" className="fill-ink-soft" />
        <circle cx="186" cy="132" r="10" className="fill-ember" />
        <circle cx="183" cy="129" r="3" className="fill-page" />
      </g>
    </svg>
  )
}
