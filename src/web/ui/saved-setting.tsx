import { Check } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { saveLatest } from '../save-latest.ts'
import { useText } from '../text.tsx'
import { classNames } from './class-names.ts'

const SAVED_SHOWN_MS = 4_000

export type SavedSettingProps<Value> = {
  value: Value
  save: (value: Value) => Promise<unknown>
  /** Called with the error; the control shows the stored value again. */
  onFailed: (error: unknown) => void
}

type Control<Value> = { value: Value; onChange: (value: Value) => void }

/** A setting that saves each change right away, with a status next to its label or switch. */
export function SavedSetting<Value>({
  value,
  save,
  onFailed,
  beside = 'label',
  children,
}: SavedSettingProps<Value> & {
  beside?: 'label' | 'list' | 'switch' | 'select'
  children: (control: Control<Value>) => ReactNode
}) {
  const t = useText('web.setting')
  const [chosen, setChosen] = useState<{ value: Value }>()
  const [status, setStatus] = useState<'saving' | 'saved'>()
  const [saveInTurn] = useState(() => saveLatest<Value>())

  useEffect(() => {
    if (status !== 'saved') return
    const timer = setTimeout(setStatus, SAVED_SHOWN_MS, undefined)
    return () => clearTimeout(timer)
  }, [status])

  async function choose(next: Value) {
    setChosen({ value: next })
    setStatus('saving')
    try {
      if (!(await saveInTurn(next, save))) return
      setStatus('saved')
    } catch (error) {
      setStatus(undefined)
      onFailed(error)
    }
    setChosen(undefined)
  }

  return (
    <div className="relative">
      {children({ value: chosen ? chosen.value : value, onChange: (next) => void choose(next) })}
      <p role="status" className={classNames(statusStyle, placeStyle[beside])}>
        {status === 'saved' && <Check aria-hidden size={16} className="text-sage max-sm:hidden" />}
        {status && t(status)}
      </p>
    </div>
  )
}

/**
 * Absolutely positioned, so that nothing shifts. On phones it's below the switch, and with large text in the gap below.
 */
const statusStyle = 'pointer-events-none absolute right-0 flex items-center gap-1 bg-card pl-2 text-ink-soft'
const placeStyle = {
  label: 'max-narrow:top-full max-narrow:text-xs max-narrow:leading-4 top-0 text-sm leading-6',
  list: 'bottom-full bg-transparent! text-sm leading-6',
  select:
    'max-sm:top-full max-sm:text-xs max-sm:leading-4 text-sm leading-6 sm:top-1/2 sm:right-62 sm:-translate-y-1/2',
  switch:
    'top-[calc(50%+14px)] text-xs leading-4 sm:top-0 sm:right-[3.75rem] sm:text-sm sm:leading-6 max-narrow:top-full',
}
