import type { ReactNode } from 'react'

/** Painted paper with a sealed flap above and nothing on it below. */
const PAPER = 'url(/paintings/envelope.webp)'
/** Twice: where large text makes it higher than the painting, the rest is stretched paper. */
const painted = { backgroundImage: `${PAPER}, ${PAPER}` }
/** The same paper in the shade. */
const inside = { backgroundImage: `linear-gradient(rgb(0 0 0 / 0.12), rgb(0 0 0 / 0.12)), ${painted.backgroundImage}` }
/** It looks the same in the dark, and so do the words on it. */
const paperStyle = 'always-light bg-honey-wash bg-[length:100%_auto,100%_400%] bg-no-repeat text-ink'

/** A closed envelope, sealed with wax, and what's written on it. */
export function SealedEnvelope({ children }: { children: ReactNode }) {
  return (
    <div
      style={painted}
      className={`aspect-square rounded-control bg-[position:top,bottom] pt-[39%] shadow-soft ${paperStyle}`}
    >
      {children}
    </div>
  )
}

/** An open envelope, a sheet of paper that's half inside, and what's written on the envelope. */
export function OpenEnvelope({ sheet, children }: { sheet: ReactNode; children: ReactNode }) {
  return (
    <div className="relative flex aspect-square flex-col">
      <div style={inside} className={`absolute inset-0 top-10 rounded-control bg-bottom shadow-soft ${paperStyle}`} />
      <div className="relative flex min-h-44 flex-1 justify-center">
        <div className="mx-[6%] -mb-20 min-w-0 flex-1 overflow-hidden rounded-t-mark bg-letter pb-20 shadow-soft transition-transform group-hover:-translate-y-1.5">
          {sheet}
        </div>
      </div>
      <div className="relative text-ink always-light">
        <div
          style={painted}
          className={`absolute inset-0 rounded-b-control bg-bottom [clip-path:polygon(0_0,50%_4.5rem,100%_0,100%_100%,0_100%)] ${paperStyle}`}
        >
          <Edge />
        </div>
        <div className="relative pt-22 sm:pt-24">{children}</div>
      </div>
    </div>
  )
}

/** Where the pocket opens, and the shade below. The pocket cuts the upper half of both off. */
function Edge() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 2 1"
      preserveAspectRatio="none"
      className="h-18 w-full overflow-visible fill-none stroke-outline stroke-4 drop-shadow-[0_4px_4px_var(--ink-soft)]"
    >
      <path d="m0 0 1 1 1-1" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
