import type { ReactNode } from 'react'

/** A panel of controls next to the book. */
export function EditorPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-card border border-line bg-card p-4">
      <h2 className="font-semibold">{title}</h2>
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
