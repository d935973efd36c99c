import { useEffect, useEffectEvent } from 'react'

/** Calls the function of a pressed key, but not while someone types or a menu or dialog is open. */
export function useViewerKeys(isOn: boolean, keys: Record<string, (() => void) | undefined>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || usesKey(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isOn) return
    // In the capture phase, because dialogs stop the propagation of arrow keys.
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [isOn])
}

/** Whether what has the focus needs the key itself. */
export function usesKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  // In an empty comment, arrow keys still turn to the next photo.
  if (key.startsWith('Arrow') && target.matches('textarea:placeholder-shown')) return false
  return target.closest('input, textarea, select, video, [role=menu], [data-keys], dialog') !== null
}
