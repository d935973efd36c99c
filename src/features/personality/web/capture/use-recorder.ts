import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RECORDING_MAX_SECONDS } from '../../personality.rules.ts'
import { recordingType } from './camera.ts'

export type RecorderState = 'ready' | 'countdown' | 'recording' | 'paused' | 'finishing'

const COUNTDOWN_SECONDS = 3
/** Chunked, so that a recorder that fails still leaves what it recorded. */
const CHUNK_MS = 1000

type Ending = { limit?: true; broken?: true }

type Recording = { of: 'video' | 'audio'; maxSeconds: number }

/** Records a stream after a countdown from three. Paused time isn't recorded. */
export function useRecorder(
  onRecorded: (recording: Blob, ending: Ending) => Promise<void>,
  onChunk: (chunk: Blob, number: number) => void = () => {},
  { of, maxSeconds }: Recording = { of: 'video', maxSeconds: RECORDING_MAX_SECONDS },
) {
  const [state, setState] = useState<RecorderState>('ready')
  const [countdown, setCountdown] = useState(0)
  const [elapsed, setElapsed] = useState(0)
  const recorder = useRef<MediaRecorder>(undefined)
  const ending = useRef<Ending>({})
  const source = useRef<MediaStream>(undefined)
  const finished = useRef<Promise<void>>(undefined)

  function begin(stream: MediaStream) {
    const chunks: Blob[] = []
    const made = new MediaRecorder(stream, { mimeType: recordingType(of) })
    ending.current = {}
    const end = Promise.withResolvers<void>()
    finished.current = end.promise
    const type = made.mimeType.replace(/;.*/, '')
    made.ondataavailable = ({ data }) => {
      if (data.size > 0) onChunk(new Blob([data], { type }), chunks.push(data) - 1)
    }
    made.onerror = () => {
      ending.current = { broken: true }
      if (made.state !== 'inactive') made.stop()
    }
    made.onstop = async () => {
      setState('finishing')
      if (chunks.length) await onRecorded(new Blob(chunks, { type }), ending.current)
      setState('ready')
      end.resolve()
    }
    // Unplugging the camera ends the recording and saves it.
    for (const track of stream.getTracks()) track.onended = () => made.state !== 'inactive' && made.stop()
    recorder.current = made
    made.start(CHUNK_MS)
    setElapsed(0)
    setState('recording')
  }

  const tick = useEffectEvent(() => {
    if (state === 'countdown') {
      if (countdown > 1) setCountdown(countdown - 1)
      else if (source.current) begin(source.current)
    } else if (state === 'recording') {
      if (elapsed + 1 >= maxSeconds) {
        ending.current = { limit: true }
        recorder.current?.stop()
      } else setElapsed(elapsed + 1)
    }
  })
  const isTicking = state === 'countdown' || state === 'recording'
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isTicking])

  // Leaving the page stops the recording; its chunks are recovered on the next visit.
  useEffect(
    () => () => {
      if (recorder.current && recorder.current.state !== 'inactive') recorder.current.stop()
    },
    [],
  )

  /** Stops recording, or cancels the countdown. */
  function stop() {
    if (state === 'countdown') setState('ready')
    else if (recorder.current && recorder.current.state !== 'inactive') recorder.current.stop()
  }

  return {
    ...{ state, countdown, elapsed, stop },
    start(stream: MediaStream) {
      source.current = stream
      setCountdown(COUNTDOWN_SECONDS)
      setState('countdown')
    },
    pause() {
      recorder.current?.pause()
      setState('paused')
    },
    resume() {
      recorder.current?.resume()
      setState('recording')
    },
    /** Stops, and waits until `onRecorded` has what was recorded. */
    async finish() {
      stop()
      await finished.current
    },
  }
}

export type Recorder = ReturnType<typeof useRecorder>
