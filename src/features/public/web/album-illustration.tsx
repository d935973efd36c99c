/** The landing page's illustration of an open album. Uses color tokens, so it follows the theme. */
export function AlbumIllustration({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 1200 640" role="img" aria-label={label} className="album h-auto w-full">
      <defs>
        <linearGradient id="gutter" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" className="stop-shade-0" />
          <stop offset="0.5" className="stop-shade-1" />
          <stop offset="1" className="stop-shade-0" />
        </linearGradient>
      </defs>
      <ellipse cx="600" cy="590" rx="560" ry="34" className="fill-shade" />
      <g>
        <path d="M56 96c150-44 372-46 544 4v468c-172-50-394-48-544-4z" className="fill-cover" />
        <path d="M1144 96c-150-44-372-46-544 4v468c172-50 394-48 544-4z" className="fill-cover" />
        <path d="M78 84c146-40 356-40 522 6v456c-166-46-376-46-522-6z" className="fill-page" />
        <path d="M1122 84c-146-40-356-40-522 6v456c166-46 376-46 522-6z" className="fill-page" />
        <path d="M520 70c28 4 55 11 80 20s52-16 80-20v456c-28 4-55 11-80 20-25-9-52-16-80-20z" fill="url(#gutter)" />
      </g>
      <Hills />
      <Handwriting />
      <Boat />
      <Cake />
      <Sprig />
    </svg>
  )
}

export function Hills() {
  return (
    <g transform="rotate(-1.6 330 250)">
      <rect x="138" y="112" width="366" height="272" rx="4" className="fill-print" />
      <svg x="152" y="126" width="338" height="230" viewBox="0 0 338 230">
        <defs>
          <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="stop-sky" />
            <stop offset="1" className="stop-blush" />
          </linearGradient>
        </defs>
        <rect width="338" height="230" fill="url(#dusk)" />
        <circle cx="244" cy="84" r="30" className="fill-gold" />
        <path d="M0 142c52-40 96-44 148-14s112 22 190-26v128H0z" className="fill-moss" opacity="0.7" />
        <path d="M0 176c66-34 132-30 190-6s100 14 148-8v68H0z" className="fill-sage" />
        <path d="M0 210c96-20 214-20 338 0v20H0z" className="fill-ink" opacity="0.16" />
        <g className="fill-ink">
          <circle cx="128" cy="156" r="6.5" />
          <path d="M121 188c0-14 2-24 7-24s7 10 7 24z" />
          <circle cx="152" cy="168" r="5" />
          <path d="M147 190c0-10 1.500-16 5-16s5 6 5 16z" />
          <circle cx="101" cy="152" r="7" />
          <path d="M92 188c0-17 3-28 9-28s9 11 9 28z" />
          <path d="m134 170 14 8M109 168l13 6" className="stroke-ink" strokeWidth="2.500" strokeLinecap="round" />
        </g>
      </svg>
      <path d="M282 98h78l-5 24h-70z" className="fill-tape" />
    </g>
  )
}

function Handwriting() {
  return (
    <g className="stroke-ink-soft" fill="none" strokeWidth="2.600" strokeLinecap="round" opacity="0.75">
      <path d="M176 424c18-14 22 12 38 0s20 10 36-2 20 12 38-2 18 10 34 0 22 8 40-4" />
      <path d="M176 456c16-10 24 10 40-2s20 12 36 0 24 8 44-4" />
      <path d="M770 470c14-12 22 10 36 0s18 12 34 0 22 10 40-2 22 8 38-2" transform="rotate(2 830 470)" />
    </g>
  )
}

export function Boat() {
  return (
    <g transform="rotate(2.400 790 230)">
      <rect x="664" y="120" width="248" height="300" rx="4" className="fill-print" />
      <svg x="678" y="134" width="220" height="246" viewBox="0 0 220 246">
        <rect width="220" height="246" className="fill-sky" />
        <path d="M0 150h220v96H0z" className="fill-moss" opacity="0.55" />
        <path
          d="M0 168c20-6 36 6 56 0s36 6 56 0 36 6 56 0 34 5 52 0M0 200c22-6 36 6 58 0s36 6 58 0 34 6 54 0 34 5 50 0"
          className="stroke-print"
          fill="none"
          strokeWidth="3"
          opacity="0.8"
        />
        <path d="M112 44v104" className="stroke-ink" strokeWidth="4" />
        <path d="M118 46c34 28 44 60 44 92h-44z" className="fill-page" />
        <path d="M106 60c-24 22-34 50-36 78h36z" className="fill-ember" />
        <path d="M52 148h122c-6 22-22 32-42 32H92c-20 0-34-12-40-32z" className="fill-plum" />
      </svg>
      <path d="M752 106h74l4 22h-70z" className="fill-tape" />
    </g>
  )
}

export function Cake() {
  return (
    <g transform="rotate(-3 1010 400)">
      <rect x="918" y="296" width="176" height="190" rx="4" className="fill-print" />
      <svg x="930" y="308" width="152" height="146" viewBox="0 0 152 146">
        <rect width="152" height="146" className="fill-plum-wash" />
        <path d="M0 118h152v28H0z" className="fill-blush" />
        <rect x="34" y="70" width="84" height="50" rx="8" className="fill-page" />
        <path
          d="M34 86c10 0 10 12 21 12s10-12 21-12 10 12 21 12 10-12 21-12v-8a8 8 0 0 0-8-8H42a8 8 0 0 0-8 8z"
          className="fill-ember"
        />
        <path d="M56 70V48m20 22V44m20 26V48" className="stroke-honey" strokeWidth="4" strokeLinecap="round" />
        <g className="fill-gold">
          <path d="M56 30c5 6 6 9 6 12a6 6 0 0 1-12 0c0-3 1-6 6-12zM76 26c5 6 6 9 6 12a6 6 0 0 1-12 0c0-3 1-6 6-12zM96 30c5 6 6 9 6 12a6 6 0 0 1-12 0c0-3 1-6 6-12z" />
        </g>
      </svg>
    </g>
  )
}

function Sprig() {
  return (
    <g transform="rotate(8 480 470)">
      <path d="M392 520c40-30 84-48 140-58" className="stroke-sage" strokeWidth="4" fill="none" strokeLinecap="round" />
      <g className="fill-sage">
        <path d="M428 496c-6-22 2-36 16-44 6 20 0 34-16 44zM462 480c-2-22 8-36 24-40 2 20-6 34-24 40zM446 490c18-4 32 2 40 16-18 6-32 0-40-16zM486 474c16-8 32-4 42 8-16 10-32 6-42-8z" />
      </g>
    </g>
  )
}
