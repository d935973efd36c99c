/** Paintings in the folder `prints`, which `npm run paintings` makes. None is on two pages. */
export type PrintName =
  | 'album'
  | 'balloons'
  | 'box'
  | 'cake'
  | 'door'
  | 'harbor'
  | 'letter'
  | 'table'
  | 'wall'
  | 'window'

/** A decorative print that lies beside a text, held by a strip of tape. */
export function Print({ of }: { of: PrintName }) {
  return (
    <span className={`print ${of.length % 2 ? 'rotate-2' : '-rotate-2'}`}>
      <img src={`/prints/${of}.webp`} alt="" width={720} height={540} decoding="async" />
    </span>
  )
}
