/** A closed album with a ribbon: create a family. */
export function Album() {
  return (
    <svg viewBox="0 0 240 180" fill="none" aria-hidden className="h-auto w-full">
      <ellipse cx="122" cy="162" rx="86" ry="8" className="fill-sunk" />
      <path
        d="M58 40l118-14a8 8 0 0 1 9 7l12 104a8 8 0 0 1-7 9L72 160a10 10 0 0 1-11-9L49 51a10 10 0 0 1 9-11z"
        className="fill-page stroke-outline"
        strokeWidth="2"
      />
      <path d="M66 153l124-14M65 146l124-14" className="stroke-line" strokeWidth="2" />
      <path d="M58 40l118-14a8 8 0 0 1 9 7l11 96-124 14a9 9 0 0 0-7 4z" className="fill-ember" />
      <path d="M72 38l12 105" className="stroke-on-ember" strokeWidth="2" opacity=".35" />
      <g transform="rotate(-6.8 118 80)">
        <rect x="89" y="58" width="58" height="44" rx="3" className="fill-page" />
        <path d="M95 96l13-19 10 11 8-8 15 16z" className="fill-moss" />
        <circle cx="134" cy="70" r="5" className="fill-gold" />
        <path
          d="M118 124s-8-4.500-8-10.500a4.500 4.500 0 0 1 8-2.800 4.500 4.500 0 0 1 8 2.800c0 6-8 10.500-8 10.500z"
          className="fill-on-ember"
          opacity=".8"
        />
      </g>
      <path d="M160 28l14 118 7-7 9 4-13.500-117z" className="fill-gold" />
      <path
        d="M30 88c-6 4-8 10-6 16M36 76l-8-5M42 66l-3-9M212 62c6 3 9 8 9 14M206 48l8-5"
        className="stroke-gold"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
