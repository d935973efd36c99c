import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { closeForm, currentForm, onForm } from './open-form.ts'

/** The place of the form that `openForm` opened, outside of every list. */
export function OpenedForm() {
  const router = useRouter()
  const draw = useSyncExternalStore(onForm, currentForm)
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && closeForm()), [router])
  return <Suspense>{draw?.(closeForm)}</Suspense>
}
