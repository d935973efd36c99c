import { classNames } from './class-names.ts'

/** A placeholder with the final size of the content. Set `aria-busy` on its container. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-breathe rounded-control bg-line/70', className)} />
}
