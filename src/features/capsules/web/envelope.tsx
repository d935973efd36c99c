import { useId, type ReactNode } from 'react'

/** Painted paper with a sealed flap above and nothing on it below. */
const painted = { backgroundImage: 'url(/paintings/envelope.webp)' }
/** The same paper in the shade. */
const inside = { backgroundImage: `linear-gradient(rgb(0 0 0 / 0.12), rgb(0 0 0 / 0.12)), ${painted.backgroundImage}` }
/** It looks the same in the dark, and so do the words on it. */
const paperStyle = 'always-light bg-honey-wash bg-[length:100%_auto] bg-no-repeat text-ink'

/** A closed envelope, sealed with wax, and what's written on it. */
export function SealedEnvelope({ children }: { children: ReactNode }) {
  return (
    <div style={painted} className={`aspect-square rounded-control bg-top pt-[39%] shadow-soft ${paperStyle}`}>
      {children}
    </div>
  )
}

/** An open envelope, a sheet of paper that's half inside, and what's written on the envelope. */
export function OpenEnvelope({ sheet, children }: { sheet: ReactNode; children: ReactNode }) {
  return (
    <div className="relative flex aspect-square flex-col text-ink always-light">
      <div style={inside} className={`absolute inset-0 top-10 rounded-control bg-bottom shadow-soft ${paperStyle}`} />
      <div className="relative flex min-h-44 flex-1 justify-center">
        <div className="mx-[6%] -mb-20 min-w-0 flex-1 overflow-hidden rounded-t-mark bg-card pb-20 shadow-soft transition-transform group-hover:-translate-y-1.5">
          {sheet}
        </div>
      </div>
      <div className="relative">
        <div
          style={painted}
          className={`absolute inset-0 rounded-b-control bg-bottom [clip-path:polygon(0_0,50%_4.5rem,100%_0,100%_100%,0_100%)] ${paperStyle}`}
        />
        <Edge />
        <div className="relative pt-22 sm:pt-24">{children}</div>
      </div>
    </div>
  )
}

/** Where the pocket opens: a line with uneven edges, as on the painted flap. */
function Edge() {
  const uneven = useId()
  return (
    <svg
      aria-hidden
      className="absolute inset-x-0 top-0 h-18 w-full overflow-visible stroke-[color-mix(in_srgb,var(--ink-soft)_45%,var(--honey-wash))] stroke-5 [clip-path:inset(-0.5rem_0)] [stroke-linecap:round]"
    >
      <filter id={uneven} x="-5%" y="-10%" width="110%" height="120%">
        <feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="2" />
        <feDisplacementMap in="SourceGraphic" scale="3" xChannelSelector="R" yChannelSelector="G" />
        <feGaussianBlur stdDeviation="0.6" />
      </filter>
      <g filter={`url(#${uneven})`}>
        <line x1="0" y1="0" x2="50%" y2="100%" />
        <line x1="100%" y1="0" x2="50%" y2="100%" />
      </g>
    </svg>
  )
}
