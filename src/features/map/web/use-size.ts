import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Size } from './map-view.ts'

/** The size of an element in whole pixels; 0 before it is measured. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const read = () => setSize({ width: measured.clientWidth, height: measured.clientHeight })
    read()
    const observer = new ResizeObserver(read)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return size
}
