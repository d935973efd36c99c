import type { ReactNode, SVGProps } from 'react'
import type { ReactionKind } from '../comments.rules.ts'

/** Solid and in color, so that they can be told apart at the size of a letter. */
const drawings: Record<ReactionKind, ReactNode> = {
  heart: (
    <>
      <path
        d="M12 21.2C6.2 17 2.2 13.4 2.2 8.9 2.2 5.6 4.7 3.4 7.5 3.4c1.9 0 3.5 1 4.5 2.6 1-1.6 2.6-2.6 4.5-2.6 2.8 0 5.3 2.2 5.3 5.5 0 4.5-4 8.1-9.8 12.3z"
        className="fill-wax"
      />
      <path d="M5.2 8.8c.1-1.5 1-2.4 2.3-2.5" className="stroke-page" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  laugh: (
    <>
      <circle cx="12" cy="12" r="10" className="fill-gold" />
      <g className="stroke-stage/75" strokeWidth="1.8" strokeLinecap="round">
        <path d="M6 9.6c.7-1.7 2.7-1.7 3.4 0M14.6 9.6c.7-1.7 2.7-1.7 3.4 0" />
      </g>
      <path d="M6.3 12.8h11.4c-.2 3.5-2.6 5.9-5.7 5.9s-5.5-2.4-5.7-5.9z" className="fill-stage/75" />
      <path d="M8.9 17.6c.8-1.3 1.9-1.9 3.1-1.9s2.3.6 3.1 1.9a5.6 5.6 0 0 1-6.2 0z" className="fill-wax" />
    </>
  ),
  wow: (
    <path
      d="M12 2.3l2.9 6.1 6.7.9-4.9 4.6 1.2 6.6L12 17.3l-5.9 3.2 1.2-6.6-4.9-4.6 6.7-.9z"
      className="fill-plum stroke-plum"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  ),
  hug: (
    <>
      <g className="fill-honey">
        <circle cx="5.2" cy="6" r="3.5" />
        <circle cx="18.8" cy="6" r="3.5" />
        <circle cx="12" cy="12.6" r="9.2" />
      </g>
      <circle cx="5.2" cy="6" r="1.5" className="fill-blush" />
      <circle cx="18.8" cy="6" r="1.5" className="fill-blush" />
      <ellipse cx="12" cy="16" rx="5" ry="3.9" className="fill-blush" />
      <g className="fill-stage/80">
        <circle cx="8.3" cy="10.7" r="1.25" />
        <circle cx="15.7" cy="10.7" r="1.25" />
        <ellipse cx="12" cy="14.3" rx="1.7" ry="1.2" />
      </g>
    </>
  ),
  celebrate: (
    <>
      <path d="M8.5 14.5c.6 2.9 2 5 3.5 7.5 1.2-2.6 2.8-4.9 4-8" className="stroke-ink-soft" strokeWidth="1.3" />
      <ellipse cx="15.8" cy="8.3" rx="5.4" ry="6.3" className="fill-sage" />
      <path d="M8 15.8l-1.3 1.7h2.9z" className="fill-wax" />
      <ellipse cx="8" cy="8.7" rx="5.9" ry="7.2" className="fill-wax" />
      <path d="M4.7 7.8c.2-1.7 1-2.8 2.3-3.3" className="stroke-page" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
}

export function ReactionIcon({ kind, ...rest }: SVGProps<SVGSVGElement> & { kind: ReactionKind }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" {...rest}>
      {drawings[kind]}
    </svg>
  )
}
