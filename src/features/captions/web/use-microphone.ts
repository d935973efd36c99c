import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { closeCamera, openMicrophone, type CameraProblem } from '#features/personality/web/capture/camera.ts'

/** The device's microphone, opened on mount and stopped on unmount. */
export function useMicrophone() {
  const [stream, setStream] = useState<MediaStream>()
  const [problem, setProblem] = useState<CameraProblem>()
  const live = useRef<MediaStream>(undefined)
  const isGone = useRef(false)

  function show(next: MediaStream | undefined) {
    closeCamera(live.current)
    live.current = next
    setStream(next)
  }

  function opened(next: MediaStream) {
    if (isGone.current) return closeCamera(next)
    setProblem(undefined)
    show(next)
  }
  const failed = (error: Error) => setProblem(error.message as CameraProblem)

  const open = () => void openMicrophone().then(opened, failed)

  const begin = useEffectEvent(open)
  useEffect(() => {
    isGone.current = false
    begin()
    return () => {
      isGone.current = true
      closeCamera(live.current)
    }
  }, [])

  return { stream, problem, open, close: () => show(undefined) }
}
