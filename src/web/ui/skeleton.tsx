import { classNames } from './class-names.ts'

/** A calm patch where something will be, in its final size. Its list says `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-breathe rounded-control bg-line/70', className)} />
}
