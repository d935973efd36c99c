import { useEffect, useRef, useState } from 'react'

let playing: HTMLAudioElement | undefined

/**
 * Playback of an audio element with custom controls. `expected` is the duration in seconds until metadata is loaded.
 * Starting one player pauses the others.
 */
export function usePlayback(expected: number) {
  const element = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [at, setAt] = useState(0)
  const [duration, setDuration] = useState(expected)
  const frame = useRef(0)

  useEffect(() => {
    const audio = element.current
    if (!audio) return
    const follow = () => {
      setAt(audio.currentTime)
      frame.current = requestAnimationFrame(follow)
    }
    const listen: Record<string, () => unknown> = {
      play() {
        if (playing !== audio) playing?.pause()
        playing = audio
        setPlaying(true)
        cancelAnimationFrame(frame.current)
        follow()
      },
      pause() {
        setPlaying(false)
        cancelAnimationFrame(frame.current)
        setAt(audio.currentTime)
      },
      ended: () => setAt(0),
      durationchange: () => Number.isFinite(audio.duration) && setDuration(audio.duration),
      error: () => setFailed(true),
    }
    for (const [name, heard] of Object.entries(listen)) audio.addEventListener(name, heard)
    return () => {
      for (const [name, heard] of Object.entries(listen)) audio.removeEventListener(name, heard)
      cancelAnimationFrame(frame.current)
      audio.pause()
      if (playing === audio) playing = undefined
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
