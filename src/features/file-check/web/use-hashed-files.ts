import { useEffect, useRef, useState } from 'react'
import { hashFiles, type HashedFile, type HashProgress } from './hash-files.ts'

type Hashing = { files: File[]; bytes: number; progress: HashProgress; stop: AbortController }
export type Hashed = { run: number; files: HashedFile[]; chosen: number }

const SHOW_EACH_MS = 100

/** Hashes chosen files. Leaving the page stops it, and so does choosing other files. */
export function useHashedFiles() {
  const [hashing, setHashing] = useState<Hashing>()
  const [hashed, setHashed] = useState<Hashed>()
  const [error, setError] = useState<unknown>()
  const runs = useRef(0)
  const latest = useRef<AbortController>(null)
  useEffect(() => () => latest.current?.abort(), [])

  async function start(files: File[]) {
    latest.current?.abort()
    const stop = new AbortController()
    latest.current = stop
    const isLatest = () => latest.current === stop
    const bytes = files.reduce((sum, file) => sum + file.size, 0)
    setError(undefined)
    setHashed(undefined)
    setHashing({ files, bytes, progress: { done: 0, bytes: 0 }, stop })
    let shownAt = 0
    const show = (progress: HashProgress) => {
      if (performance.now() - shownAt < SHOW_EACH_MS) return
      shownAt = performance.now()
      setHashing((now) => now && { ...now, progress })
    }
    try {
      const done = await hashFiles(files, show, stop.signal)
      if (done.length > 0 && isLatest()) setHashed({ run: ++runs.current, files: done, chosen: files.length })
    } catch (failure) {
      if (isLatest()) setError(failure)
    }
    if (isLatest()) setHashing(undefined)
  }
  return { hashing, hashed, error, start: (files: File[]) => void start(files) }
}
