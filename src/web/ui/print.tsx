/** A file in public/prints, from demo/pictures/paintings.ts. No two public pages have the same. */
export type PrintName =
  | 'album'
  | 'balloons'
  | 'box'
  | 'cake'
  | 'door'
  | 'fair'
  | 'frames'
  | 'harbor'
  | 'kite'
  | 'letter'
  | 'path'
  | 'rain'
  | 'table'
  | 'wall'
  | 'window'

/** A painted print beside or above a text. If it can't load because the network is down, there's only the text. */
export function Print({ of }: { of: PrintName }) {
  return (
    <span className="print">
      <img
        src={`/prints/${of}.webp`}
        alt=""
        width={720}
        height={540}
        onError={({ currentTarget }) => currentTarget.closest('.print')?.classList.add('invisible')}
      />
    </span>
  )
}
