/** A door frame with height marks, a stool, and a cat that wants to be measured too. */
export function GrowthChart() {
  return (
    <svg viewBox="0 0 240 180" fill="none" aria-hidden className="h-auto w-full">
      <path d="M70 152V22h84v130" className="stroke-line" strokeWidth="10" strokeLinejoin="round" />
      <rect x="75" y="27" width="74" height="125" className="fill-sunk" />
      <rect x="128" y="27" width="15" height="125" className="fill-card stroke-outline" strokeWidth="2" />
      <path
        d="M128 44h7M128 57h10M128 70h7M128 83h10M128 96h7M128 109h10M128 122h7M128 135h10"
        className="stroke-outline"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M92 96h33" className="stroke-ember" strokeWidth="3" strokeLinecap="round" />
      <path d="M98 122h27" className="stroke-sage" strokeWidth="3" strokeLinecap="round" />
      <path d="M100 69h25" className="stroke-gold" strokeWidth="3" strokeLinecap="round" strokeDasharray="1 7" />
      <path d="M24 152h200" className="stroke-outline" strokeWidth="3" strokeLinecap="round" />
      <path d="M176 128h34M181 128l-4 24M205 128l4 24" className="stroke-ember" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M185 125c-3-12 1-19 8-19s11 7 8 19zM186 110l-1-9 7 4M200 110l1-9-7 4M201 122c8 1 12-4 10-12"
        className="fill-ink-soft stroke-ink-soft"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        fillOpacity=".85"
      />
      <path
        d="M46 152c-2-16-10-23-20-26 1 13 8 22 20 26zM47 152c0-20 8-31 20-36 2 16-6 29-20 36z"
        className="fill-moss"
      />
    </svg>
  )
}
