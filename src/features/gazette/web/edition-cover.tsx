/** The front page of an edition, in small. */
export function EditionCover({ name, url }: { name: string; url: string }) {
  return (
    <span className="block rounded-mark border border-line bg-card p-3 text-center font-serif font-semibold shadow-soft">
      <span className="block border-t-2 border-ember py-2">{name}</span>
      <img src={url} alt="" className="aspect-[3/4] w-full rounded-mark bg-sunk object-cover" />
    </span>
  )
}
