import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'

/** A panel of controls next to the book, or in a sheet on phones. */
export function EditorPanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useText('books.editor')
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 md:rounded-card md:border md:border-line md:bg-card md:p-4"
    >
      <div className="flex items-center justify-between gap-3 max-md:sr-only">
        <h2 className="font-semibold">{title}</h2>
        {/* A sheet on phones has its own. */}
        <Button kind="plain" size="small" className="-my-2 -mr-2 max-md:hidden" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
      {children}
    </section>
  )
}

type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

export function Slider({ label, onChange, ...range }: SliderProps) {
  return (
    <label className="flex flex-col gap-1 text-sm font-medium">
      {label}
      <input
        type="range"
        {...range}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-ember"
      />
    </label>
  )
}
