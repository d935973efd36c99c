/** A name below a portrait: the first name stands out, so that faces in a row have names of one line. */
export function TileName({ first, last }: { first: string; last: string }) {
  return (
    <>
      <span className="block font-serif text-lg leading-tight font-semibold text-balance wrap-anywhere">{first}</span>{' '}
      {last && <span className="block text-sm leading-tight font-normal wrap-anywhere text-ink-soft">{last}</span>}
    </>
  )
}
