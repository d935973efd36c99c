import { useEffect, useState, type RefObject } from 'react'

/** What's this far outside the window loads. */
const NEAR = '800px'

/** Whether the element has been near the window. */
export function useIsNear(near: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = near.current
    if (!element) return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: NEAR })
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return isNear
}
