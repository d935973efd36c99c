import { spreadFile, SPREAD_PAGE_PX, type SampleSpread } from '../sample-book.ts'

/** The landing page's illustration of an open album, with photos of the sample book. Its colors follow the theme. */
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
      <Lighthouse />
      <Cake />
      <Sprig />
    </svg>
  )
}

export function Hills() {
  return (
    <g transform="rotate(-1.6 330 250)">
      <rect x="138" y="112" width="366" height="272" rx="4" className="fill-print" />
      <Photo of="panorama" from="420 0 1323 900" x={152} y={126} width={338} height={230} />
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

function Lighthouse() {
  return (
    <g transform="rotate(2.400 790 230)">
      <rect x="664" y="120" width="248" height="300" rx="4" className="fill-print" />
      <Photo of="trip" from="901 30 556 622" x={678} y={134} width={220} height={246} />
      <path d="M752 106h74l4 22h-70z" className="fill-tape" />
    </g>
  )
}

function Cake() {
  return (
    <g transform="rotate(-3 1010 400)">
      <rect x="918" y="296" width="176" height="190" rx="4" className="fill-print" />
      <Photo of="map" from="960 265 404 388" x={930} y={308} width={152} height={146} />
    </g>
  )
}

type PhotoProps = { of: SampleSpread; from: string; x: number; y: number; width: number; height: number }

/** A photo on a spread of the sample book; `from` is a view box in the pixels of its large copy. */
function Photo({ of, from, ...frame }: PhotoProps) {
  const { large } = SPREAD_PAGE_PX
  return (
    <svg {...frame} viewBox={from} preserveAspectRatio="xMidYMid slice">
      <image href={`/books/${spreadFile(of, 'small')}`} width={2 * large} height={large} />
    </svg>
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
