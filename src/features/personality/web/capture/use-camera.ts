import { useEffect, useRef, useState } from 'react'
import { closeCamera, openCamera, type CameraChoice, type CameraProblem } from './camera.ts'

export type Camera = {
  state: 'off' | 'opening' | 'on' | 'failed'
  stream: MediaStream | undefined
  problem: CameraProblem | undefined
  devices: MediaDeviceInfo[]
  choice: CameraChoice
  /** Opens the camera, or reopens it with another device. Resolves to whether it's on. */
  open(choice?: CameraChoice): Promise<boolean>
  close(): void
}

/** The device's camera and microphone, stopped on unmount. */
export function useCamera(): Camera {
  const [state, setState] = useState<Camera['state']>('off')
  const [problem, setProblem] = useState<CameraProblem>()
  const [stream, setStream] = useState<MediaStream>()
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([])
  const [choice, setChoice] = useState<CameraChoice>({})
  const live = useRef<MediaStream>(undefined)
  const isGone = useRef(false)

  function show(next: MediaStream | undefined) {
    closeCamera(live.current)
    live.current = next
    setStream(next)
  }

  function close() {
    show(undefined)
    setState('off')
  }

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      closeCamera(live.current)
    }
  }, [])

  return {
    ...{ state, stream, problem, devices, choice },
    async open(next = choice) {
      setChoice(next)
      setState('opening')
      // Phones can only open one camera at a time.
      show(undefined)
      try {
        const opened = await openCamera(next)
        if (isGone.current) {
          closeCamera(opened)
          return false
        }
        show(opened)
        setState('on')
        // Unplugged, or stopped by the browser.
        for (const track of opened.getTracks())
          track.addEventListener('ended', () => {
            if (live.current === opened) close()
          })
        // Device labels are empty until permission is granted.
        setDevices(await navigator.mediaDevices.enumerateDevices())
        return true
      } catch (error) {
        setProblem((error as Error).message as CameraProblem)
        setState('failed')
        return false
      }
    },
    close,
  }
}
