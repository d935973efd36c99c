import type { ReactNode } from 'react'

/** A panel of controls next to the book, or in a sheet on phones. */
export function EditorPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 md:rounded-card md:border md:border-line md:bg-card md:p-4"
    >
      <h2 className="font-semibold max-md:sr-only">{title}</h2>
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
