/** A screen on a stand, and a bucket of popcorn. */
export function HomeCinema() {
  return (
    <svg viewBox="0 0 240 180" fill="none" aria-hidden className="h-auto w-full">
      <path
        d="M112 112v20l-34 30M112 132l34 30M112 132v30"
        className="stroke-outline"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M38 28h148v90a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4z" className="fill-card stroke-ember" strokeWidth="5" />
      <rect x="28" y="14" width="168" height="16" rx="8" className="fill-ember" />
      <path d="M50 42h124v68H50z" className="fill-sky" />
      <circle cx="152" cy="60" r="9" className="fill-gold" />
      <path d="M50 110V92l30-26 30 30 20-16 44 30z" className="fill-moss" />
      <circle cx="112" cy="76" r="18" className="fill-page stroke-outline" strokeWidth="2" />
      <path d="M107 67l14 9-14 9z" className="fill-ember" strokeLinejoin="round" />
      <path d="M20 164h204" className="stroke-outline" strokeWidth="3" strokeLinecap="round" />
      <g className="fill-page stroke-outline" strokeWidth="2">
        <circle cx="180" cy="124" r="7" />
        <circle cx="204" cy="124" r="7" />
        <circle cx="192" cy="119" r="8" />
      </g>
      <path d="M170 126h44l-6 36h-32z" className="fill-blush stroke-outline" strokeWidth="2" strokeLinejoin="round" />
      <path d="M184 127l2 34M200 127l-2 34" className="stroke-ember" strokeWidth="5" />
      <circle cx="158" cy="159" r="4" className="fill-page stroke-outline" strokeWidth="2" />
    </svg>
  )
}
