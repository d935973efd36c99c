/** A name below a portrait: the first name stands out, so that faces in a row have names of one line. */
export function TileName({ first, last }: { first: string; last: string }) {
  return (
    <>
      <span className="block font-serif text-lg leading-tight font-semibold wrap-anywhere">{first}</span>{' '}
      {last && <span className="mt-1 block text-sm leading-tight font-normal wrap-anywhere text-ink-soft">{last}</span>}
    </>
  )
}
