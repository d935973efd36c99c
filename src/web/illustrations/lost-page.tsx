/** A paper boat folded from a page: page not found. */
export function LostPage() {
  return (
    <svg viewBox="0 0 280 180" fill="none" aria-hidden className="h-auto w-full">
      <circle cx="214" cy="46" r="20" className="fill-gold" opacity=".8" />
      <path d="M36 52c6-8 18-8 23 0 8-3 15 2 15 9H26c0-6 4-10 10-9z" className="fill-line" />
      <path
        d="M120 26c3-4 9-5 12-2M132 24c4-2 9 0 11 4"
        className="stroke-ink-soft"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g transform="rotate(-4 140 100)">
        <path d="M140 42l42 66h-84z" className="fill-page stroke-outline" strokeWidth="2" strokeLinejoin="round" />
        <path d="M140 42v66" className="stroke-line" strokeWidth="2" />
        <path
          d="M78 100l62 8 62-8-24 36h-76z"
          className="fill-page stroke-outline"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M78 100l62 8-38 28z" className="fill-blush" opacity=".55" />
        <rect x="146" y="112" width="24" height="17" rx="2" className="fill-blush" />
        <path d="M149 126l6-7 4 4 3-4 5 7z" className="fill-moss" />
        <path d="M124 72l-14 22M130 78l-10 16" className="stroke-line" strokeWidth="2.500" strokeLinecap="round" />
      </g>
      <path
        d="M10 138c14-8 26-8 40 0s26 8 40 0 26-8 40 0 26 8 40 0 26-8 40 0 26 8 40 0c8-4 14-6 20-6v40H10z"
        className="fill-sky"
      />
      <path
        d="M24 154c8-4 14-4 22 0M120 160c8-4 14-4 22 0M214 154c8-4 14-4 22 0"
        className="stroke-page"
        strokeWidth="2.500"
        strokeLinecap="round"
        opacity=".8"
      />
    </svg>
  )
}
