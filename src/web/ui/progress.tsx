import { useText } from '../text.tsx'
import { classNames } from './class-names.ts'

type ProgressProps = { label: string; done: number; total: number; /** Beyond what's included. */ isOver?: boolean }

export function Progress({ label, done, total, isOver = false }: ProgressProps) {
  const t = useText('web')
  return (
    <span className="block h-2 overflow-hidden rounded-full bg-line">
      <progress
        className="sr-only"
        value={done}
        max={total}
        aria-label={label}
        aria-valuetext={t('progress', { done, total })}
      />
      <svg
        aria-hidden
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className={classNames('size-full', isOver ? 'fill-honey' : 'fill-ember')}
      >
        <rect width={total > 0 ? Math.min(100, (done / total) * 100) : 0} height="2" />
      </svg>
    </span>
  )
}
