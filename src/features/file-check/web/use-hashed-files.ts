import { useEffect, useRef, useState } from 'react'
import { hashFiles, type HashedFile, type HashProgress } from './hash-files.ts'

type Hashing = { files: File[]; bytes: number; progress: HashProgress; stop: AbortController }
export type Hashed = { run: number; files: HashedFile[]; chosen: number }

const SHOW_EACH_MS = 100

/** Hashes chosen files. Leaving the page stops it. */
export function useHashedFiles() {
  const [hashing, setHashing] = useState<Hashing>()
  const [hashed, setHashed] = useState<Hashed>()
  const [error, setError] = useState<unknown>()
  const runs = useRef(0)
  const current = hashing?.stop
  useEffect(() => () => current?.abort(), [current])

  async function start(files: File[]) {
    if (files.length === 0) return
    const stop = new AbortController()
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
      if (done.length > 0) setHashed({ run: ++runs.current, files: done, chosen: files.length })
    } catch (failure) {
      setError(failure)
    }
    setHashing(undefined)
  }
  return { hashing, hashed, error, start: (files: File[]) => void start(files) }
}
