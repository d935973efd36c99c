/** A letter on its way, sealed with a heart. */
export function Envelope() {
  return (
    <svg viewBox="0 0 240 180" fill="none" aria-hidden className="h-auto w-full">
      <ellipse cx="126" cy="164" rx="76" ry="7" className="fill-sunk" />
      <path d="M18 78h32M8 98h36M22 118h24" className="stroke-gold" strokeWidth="3.500" strokeLinecap="round" />
      <g transform="rotate(-5 134 96)">
        <rect x="74" y="26" width="116" height="84" rx="5" className="fill-page stroke-outline" strokeWidth="2" />
        <path d="M90 46h52M90 60h84" className="stroke-line" strokeWidth="4" strokeLinecap="round" />
        <path
          d="M60 70a8 8 0 0 1 3-6l64-44a9 9 0 0 1 10 0l64 44a8 8 0 0 1 3 6v68a9 9 0 0 1-9 9H69a9 9 0 0 1-9-9z"
          className="fill-blush opacity-0"
        />
        <path
          d="M60 70l66 46a11 11 0 0 0 12 0l66-46v68a9 9 0 0 1-9 9H69a9 9 0 0 1-9-9z"
          className="fill-blush stroke-outline"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M63 144l50-38M201 144l-50-38" className="stroke-outline" strokeWidth="2" strokeLinecap="round" />
        <path d="M132 132s-14-8-14-18a8 8 0 0 1 14-5 8 8 0 0 1 14 5c0 10-14 18-14 18z" className="fill-ember" />
      </g>
    </svg>
  )
}
