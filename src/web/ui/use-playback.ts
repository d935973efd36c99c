import { useEffect, useRef, useState } from 'react'

let playing: HTMLMediaElement | undefined

/**
 * Playback of an audio or video element with custom controls. `expected` is the duration in seconds until metadata is loaded.
 * Starting one player pauses the others.
 */
export function usePlayback<Media extends HTMLMediaElement>(expected: number) {
  const element = useRef<Media>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [at, setAt] = useState(0)
  const [duration, setDuration] = useState(expected)
  const frame = useRef(0)

  useEffect(() => {
    const media = element.current
    if (!media) return
    const follow = () => {
      setAt(media.currentTime)
      frame.current = requestAnimationFrame(follow)
    }
    const listen: Record<string, () => unknown> = {
      play() {
        if (playing !== media) playing?.pause()
        playing = media
        setPlaying(true)
        cancelAnimationFrame(frame.current)
        follow()
      },
      pause() {
        setPlaying(false)
        cancelAnimationFrame(frame.current)
        setAt(media.currentTime)
      },
      ended: () => setAt(0),
      durationchange: () => Number.isFinite(media.duration) && setDuration(media.duration),
      error: () => setFailed(true),
    }
    for (const [name, heard] of Object.entries(listen)) media.addEventListener(name, heard)
    return () => {
      for (const [name, heard] of Object.entries(listen)) media.removeEventListener(name, heard)
      cancelAnimationFrame(frame.current)
      media.pause()
      if (playing === media) playing = undefined
    }
  }, [])

  // Browsers may refuse to play what no one has pressed. The button still plays it.
  const play = () =>
    element.current
      ?.play()
      .catch((error: Error) => ['AbortError', 'NotAllowedError'].includes(error.name) || setFailed(true))

  return {
    ...{ ref: element, isPlaying, hasFailed, at: Math.min(at, duration), duration },
    play,
    toggle: () => (element.current?.paused ? play() : element.current?.pause()),
    seek(to: number) {
      if (element.current) element.current.currentTime = to
      setAt(to)
    },
  }
}
