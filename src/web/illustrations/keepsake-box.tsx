/** An open box of photos, with a checked one on top: what's stored safely. */
export function KeepsakeBox() {
  return (
    <svg viewBox="0 0 240 180" fill="none" aria-hidden className="h-auto w-full">
      <ellipse cx="120" cy="164" rx="86" ry="7" className="fill-sunk" />
      <path
        d="M50 84 68 50a8 8 0 0 1 7-4h90a8 8 0 0 1 7 4l18 34z"
        className="fill-blush stroke-outline"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g transform="rotate(-12 88 80)">
        <rect x="62" y="30" width="54" height="66" rx="4" className="fill-page stroke-outline" strokeWidth="2" />
        <path d="M68 36h42v38H68z" className="fill-sky" />
        <path d="m68 74 13-18 9 10 6-6 14 14z" className="fill-moss" />
      </g>
      <g transform="rotate(9 150 78)">
        <rect x="122" y="32" width="54" height="66" rx="4" className="fill-page stroke-outline" strokeWidth="2" />
        <path d="M128 38h42v38h-42z" className="fill-honey-wash" />
        <circle cx="149" cy="52" r="7" className="fill-blush" />
        <path d="M135 76c1-11 7-15 14-15s13 4 14 15z" className="fill-plum" />
      </g>
      <g transform="rotate(-2 120 66)">
        <rect x="90" y="14" width="60" height="74" rx="4" className="fill-page stroke-outline" strokeWidth="2" />
        <path d="M97 21h46v42H97z" className="fill-gold" opacity=".5" />
        <path d="m97 63 15-20 11 13 6-7 14 14z" className="fill-sage" />
        <circle cx="133" cy="32" r="5" className="fill-ember" />
      </g>
      <path
        d="M44 84h152l-8 72a8 8 0 0 1-8 7H60a8 8 0 0 1-8-7z"
        className="fill-ember stroke-outline"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M47 100h146" className="stroke-on-ember" strokeWidth="2" opacity=".35" />
      <circle cx="120" cy="126" r="17" className="fill-page stroke-outline" strokeWidth="2" />
      <path
        d="m112 126 6 6 11-12"
        className="stroke-sage"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
