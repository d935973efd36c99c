import { useEffect, useEffectEvent } from 'react'

type Shortcuts = { undo: () => void; redo: () => void; save: () => void; onLetGo: () => void }

/** Escape deselects. With Ctrl or ⌘: S saves, Z undoes, and Y or Shift+Z redoes. */
export function useShortcuts({ undo, redo, save, onLetGo }: Shortcuts): void {
  const steer = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog')
    if (event.key === 'Escape' && !isTyping) onLetGo()
    if (!(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key === 's') {
      event.preventDefault()
      save()
    }
    if (isTyping || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    addEventListener('keydown', steer)
    return () => removeEventListener('keydown', steer)
  }, [])
}
