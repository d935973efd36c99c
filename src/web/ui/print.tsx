import { classNames } from './class-names.ts'

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
  | 'questions'
  | 'rain'
  | 'steps'
  | 'table'
  | 'wall'
  | 'window'

/** A painted print, stuck on the page. If it can't load because the network is down, there's only the text. */
export function Print({ of }: { of: PrintName }) {
  return (
    <span className="print">
      <PrintImage of={of} />
    </span>
  )
}

/** The painting of a print, as wide as its place. */
export function Painting({ of, className }: { of: PrintName; className: string }) {
  return <PrintImage of={of} className={classNames('w-full bg-sunk object-cover', className)} />
}

function PrintImage({ of, className }: { of: PrintName; className?: string }) {
  return (
    <img
      src={`/prints/${of}.webp`}
      alt=""
      width={720}
      height={540}
      className={className}
      onError={({ currentTarget }) => (currentTarget.closest('.print') ?? currentTarget).classList.add('invisible')}
    />
  )
}
