/** Empty frames on a wall, one of them crooked. */
export function EmptyFrames() {
  return (
    <svg viewBox="0 0 240 180" fill="none" aria-hidden className="h-auto w-full">
      <path d="M64 26l30-14 30 14M152 40l22-11 22 11" className="stroke-line" strokeWidth="2" strokeLinejoin="round" />
      <circle cx="94" cy="12" r="2.500" className="fill-ink-soft" />
      <circle cx="174" cy="29" r="2.500" className="fill-ink-soft" />
      <g transform="rotate(-3 94 68)">
        <rect x="52" y="26" width="84" height="86" rx="5" className="fill-card stroke-ember" strokeWidth="5" />
        <rect x="66" y="40" width="56" height="58" rx="2" className="fill-sunk" />
        <path d="M72 92l13-19 10 12 8-9 14 16z" className="fill-line" />
        <circle cx="108" cy="55" r="6" className="fill-line" />
      </g>
      <rect x="148" y="40" width="52" height="64" rx="5" className="fill-card stroke-sage" strokeWidth="5" />
      <rect x="158" y="50" width="32" height="44" rx="2" className="fill-sunk" />
      <circle cx="174" cy="66" r="6" className="fill-line" />
      <path d="M163 90c1-9 5-13 11-13s10 4 11 13z" className="fill-line" />
      <path d="M24 152h204" className="stroke-outline" strokeWidth="3" strokeLinecap="round" />
      <g transform="translate(48 -20)">
        <path
          d="M150 150c-1-14-9-20-17-22 1 10 6 17 17 22zM152 150c0-18 8-27 18-31 1 14-5 25-18 31z"
          className="fill-moss"
        />
        <path d="M139 150h26l-3 20h-20z" className="fill-ember" />
      </g>
      <path d="M60 150l5-16h20l5 16z" className="fill-gold" />
      <path d="M65 134c-3-8 2-10 4-16 4 6 10 8 9 16" className="fill-blush" />
    </svg>
  )
}
