import type { ReactNode } from 'react'
import { Hills } from './album-illustration.tsx'

/** Decorative album prints that lie beside a text. */
const prints = {
  hills: ['122 88 400 312', Hills],
  voice: ['0 0 300 250', Voice],
  letter: ['0 0 300 250', Letter],
  book: ['0 0 300 250', Book],
  key: ['0 0 300 250', Key],
  table: ['0 0 300 250', Table],
} as const satisfies Record<string, readonly [string, () => ReactNode]>

export type PrintName = keyof typeof prints

export function Print({ of }: { of: PrintName }) {
  const [viewBox, Drawing] = prints[of]
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="album print h-auto w-full">
      <Drawing />
    </svg>
  )
}

/** The base of all prints: a white edge, a slight rotation, a strip of tape. */
function Paper({ turn, ground, children }: { turn: number; ground: string; children: ReactNode }) {
  return (
    <g transform={`rotate(${turn} 150 125)`}>
      <rect x="22" y="22" width="256" height="206" rx="4" className="fill-print" />
      <svg x="34" y="34" width="232" height="164" viewBox="0 0 232 164">
        <rect width="232" height="164" className={ground} />
        {children}
      </svg>
      <path d="M116 10h70l-4 22h-64z" className="fill-tape" />
    </g>
  )
}

function Voice() {
  return (
    <Paper turn={2} ground="fill-plum-wash">
      <path d="M38 164c4-42 30-62 58-62s52 20 56 62z" className="fill-ember" />
      <circle cx="95" cy="72" r="36" className="fill-blush" />
      <path d="M58 72c-4-30 16-48 40-48 26 0 40 20 34 44-10-2-20-10-24-20-10 14-30 20-50 24z" className="fill-ink" />
      <circle cx="84" cy="78" r="3.500" className="fill-ink" />
      <circle cx="110" cy="78" r="3.500" className="fill-ink" />
      <ellipse cx="99" cy="93" rx="6.500" ry="5" className="fill-ink" />
      <path
        d="M152 66c8 10 8 24 0 34M168 56c14 16 14 38 0 54M184 46c20 22 20 52 0 74"
        className="stroke-honey"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Paper>
  )
}

function Letter() {
  return (
    <Paper turn={-2.4} ground="fill-sky">
      <path d="M0 120h232v44H0z" className="fill-moss" opacity="0.6" />
      <g transform="rotate(-5 116 88)">
        <rect x="42" y="40" width="148" height="98" rx="5" className="fill-page" />
        <path
          d="m42 46 74 54 74-54"
          className="stroke-ink-soft"
          fill="none"
          strokeWidth="2.500"
          strokeLinejoin="round"
        />
        <path d="m42 136 54-48m94 48-54-48" className="stroke-ink-soft" fill="none" strokeWidth="2" opacity="0.5" />
        <circle cx="116" cy="100" r="13" className="fill-ember" />
        <path d="M116 93c4 4 5 6 5 8.500a5 5 0 0 1-10 0c0-2.500 1-4.500 5-8.500z" className="fill-page" />
      </g>
    </Paper>
  )
}

function Book() {
  return (
    <Paper turn={1.8} ground="fill-blush">
      <path d="M0 118h232v46H0z" className="fill-gold" opacity="0.5" />
      <path
        d="M22 54c32-12 66-10 94 4v86c-28-14-62-16-94-4zM210 54c-32-12-66-10-94 4v86c28-14 62-16 94-4z"
        className="fill-ember"
      />
      <path
        d="M28 46c30-11 62-9 88 4v84c-26-13-58-15-88-4zM204 46c-30-11-62-9-88 4v84c26-13 58-15 88-4z"
        className="fill-page"
      />
      <path d="M42 66c18-5 38-4 58 2v42c-20-6-40-7-58-2z" className="fill-moss" />
      <circle cx="82" cy="80" r="7" className="fill-gold" />
      <path d="M42 98c18-12 36-4 58-6v18c-20-6-40-7-58-2z" className="fill-sage" />
      <path
        d="M132 72c20-6 38-7 56-3m-56 17c20-6 38-7 56-3m-56 17c12-4 24-5 36-5"
        className="stroke-ink-soft"
        fill="none"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </Paper>
  )
}

function Key() {
  return (
    <Paper turn={-1.6} ground="fill-moss">
      <path d="M66 164V62c0-28 22-46 50-46s50 18 50 46v102z" className="fill-ember" />
      <path d="M78 164V66c0-22 16-36 38-36s38 14 38 36v98z" className="fill-plum" opacity="0.55" />
      <circle cx="140" cy="104" r="5" className="fill-gold" />
      <path d="M90 64c0-14 10-22 26-22s26 8 26 22z" className="fill-gold" />
      <g transform="rotate(18 190 90)">
        <circle cx="190" cy="66" r="14" className="stroke-honey" fill="none" strokeWidth="7" />
        <path
          d="M190 80v52m0-8h14m-14-16h10"
          className="stroke-honey"
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </g>
    </Paper>
  )
}

/** The kitchen table in the evening, with a shoebox. */
function Table() {
  return (
    <Paper turn={2.2} ground="fill-plum-wash">
      <path d="M116 0v26" className="stroke-ink" strokeWidth="3" />
      <path d="M84 52c2-18 14-28 32-28s30 10 32 28z" className="fill-ember" />
      <path d="m88 52-44 66h144l-44-66z" className="fill-gold" opacity="0.35" />
      <path d="M0 116h232v48H0z" className="fill-honey" />
      <path d="M58 84h78l8 32H50z" className="fill-page" />
      <path d="M50 96h94l4 22H46z" className="fill-sage" />
      <path d="m72 84 6-16 22 4-3 12zm36 0 2-20 20 3-4 17z" className="fill-print" />
      <path d="M164 106a14 10 0 0 0 28 0V94h-28z" className="fill-sky" />
      <path
        d="M192 97c10 0 10 12-2 12M172 88c-4-6 4-8 0-14m10 14c-4-6 4-8 0-14"
        className="stroke-ink"
        fill="none"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </Paper>
  )
}
