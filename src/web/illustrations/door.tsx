/** A front door, slightly open, with light behind it: sign-in and pages without access. */
export function Door() {
  return (
    <svg viewBox="0 0 240 180" fill="none" aria-hidden className="h-auto w-full">
      <path d="M24 164h192" className="stroke-outline" strokeWidth="3" strokeLinecap="round" />
      <path d="M78 164V46a42 42 0 0 1 84 0v118z" className="fill-gold" />
      <path d="M120 164l52 8H84z" className="fill-gold" opacity=".35" />
      <path d="M78 164V46a42 42 0 0 1 84 0v118" className="stroke-outline" strokeWidth="2.500" />
      <path d="M78 164V46c0-16 9-30 22-37l34 18c5 3 8 8 8 14v131z" className="fill-ember" />
      <path
        d="M92 64c0-12 4-20 10-24l24 12c3 2 5 4 5 8v26l-39-8zM92 96l39 8v48l-39-8z"
        className="stroke-on-ember"
        strokeWidth="2.500"
        strokeLinejoin="round"
        opacity=".4"
      />
      <circle cx="133" cy="112" r="3.500" className="fill-gold" />
      <path d="M192 150c-2-12-10-16-14-28 9 1 14 8 15 15 0-12 4-20 12-24 2 14-5 24-10 37z" className="fill-moss" />
      <path d="M180 147h26l-4 17h-18z" className="fill-blush stroke-outline" strokeWidth="2" strokeLinejoin="round" />
      <circle cx="193" cy="66" r="17" className="fill-gold" opacity=".28" />
      <path d="M193 46v8M185 54h16l-3 22h-10z" className="stroke-outline" strokeWidth="2" strokeLinejoin="round" />
      <path d="M193 61c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 1-4 4-7z" className="fill-gold" />
      <path d="M34 164l6-15h22l-4 15z" className="fill-sunk stroke-outline" strokeWidth="2" strokeLinejoin="round" />
      <path d="M42 156h14" className="stroke-ember" strokeWidth="2.500" strokeLinecap="round" />
    </svg>
  )
}
