import { Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** A voice at conversation distance reaches about a third of the full range. */
const FULL_AT = 0.3
const SAID_EVERY_MS = 400
/** After this much silence, show a hint to check the microphone. */
const QUIET_AFTER_MS = 6000
const HEARD_FROM = 0.004

/** Input level, so that people notice a muted microphone before they record. */
export function LevelMeter({ stream, label, quiet }: { stream: MediaStream; label: string; quiet: string }) {
  const bar = useRef<SVGRectElement>(null)
  const [level, setLevel] = useState(0)
  const [isQuiet, setQuiet] = useState(false)

  useEffect(() => {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 1024
    context.createMediaStreamSource(stream).connect(analyser)
    // Browsers suspend an AudioContext until a user gesture.
    void context.resume()
    const samples = new Float32Array(analyser.fftSize)
    let frame = 0
    let saidAt = 0
    let loudAt = performance.now()
    function look(now: number) {
      analyser.getFloatTimeDomainData(samples)
      const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
      const share = Math.min(1, loudness / FULL_AT)
      bar.current?.setAttribute('width', String(share * 100))
      if (loudness > HEARD_FROM) loudAt = now
      if (now - saidAt > SAID_EVERY_MS) {
        saidAt = now
        setLevel(Math.round(share * 100))
        setQuiet(context.state === 'running' && now - loudAt > QUIET_AFTER_MS)
      }
      frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => {
      cancelAnimationFrame(frame)
      void context.close()
    }
  }, [stream])

  return (
    <div className="relative flex h-2 items-center gap-2">
      <Mic aria-hidden size={16} className="shrink-0 text-ink-soft" />
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={level}
        className="h-1.5 grow overflow-hidden rounded-full bg-line"
      >
        <svg aria-hidden viewBox="0 0 100 2" preserveAspectRatio="none" className="size-full fill-sage">
          <rect ref={bar} width="0" height="2" />
        </svg>
      </div>
      <p
        aria-live="polite"
        className="absolute inset-x-3 bottom-full mb-6 rounded-card bg-card px-3 py-2 text-center text-sm shadow-soft empty:hidden"
      >
        {isQuiet && quiet}
      </p>
    </div>
  )
}
