import { Suspense } from 'react'
import { useStore } from '../external-store.ts'
import { openedForm, openForm } from './open-form.ts'

const close = () => openForm(null)

/** Renders the form that `openForm` opened, outside of every list. */
export function OpenedForm() {
  const draw = useStore(openedForm)
  return <Suspense>{draw?.(close)}</Suspense>
}
