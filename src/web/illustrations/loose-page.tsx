/** A page that fell out of its album: something was lost or went wrong. */
export function LoosePage() {
  return (
    <svg viewBox="0 0 200 150" fill="none" aria-hidden className="h-auto w-full">
      <ellipse cx="102" cy="134" rx="72" ry="7" className="fill-sunk" />
      <path
        d="M30 118c20-9 44-9 66 2 22-11 46-11 66-2V52c-20-9-44-9-66 2-22-11-46-11-66-2z"
        className="fill-card stroke-outline"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M96 54v66" className="stroke-outline" strokeWidth="2" />
      <path
        d="M42 64c13-4 28-4 42 1M42 78c13-4 28-4 42 1M42 92c13-4 28-4 42 1"
        className="stroke-line"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M110 66c8-3 16-4 24-4v38c-8 0-16 1-24 4z"
        className="stroke-outline"
        strokeWidth="2"
        strokeDasharray="4 5"
        strokeLinejoin="round"
      />
      <g transform="rotate(16 142 40)">
        <rect x="118" y="12" width="50" height="56" rx="3" className="fill-page stroke-outline" strokeWidth="2" />
        <rect x="124" y="18" width="38" height="34" rx="2" className="fill-blush" />
        <circle cx="137" cy="33" r="2.4" className="fill-ink" />
        <circle cx="150" cy="33" r="2.4" className="fill-ink" />
        <path d="M137 44c3-4 10-4 13 0" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      </g>
      <path
        d="M104 26c4 3 5 7 4 11M96 34c3 2 4 4 4 7"
        className="stroke-ember"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
