import type { HashReport } from './hash-worker.ts'

/** `sha256` is null if the browser couldn't read the file: it was moved, or is only in a cloud. */
export type HashedFile = { file: File; sha256: string | null }
export type HashProgress = { done: number; bytes: number }

/** Hashes files in a worker, one after the other. Once `signal` is aborted, resolves with those that are done. */
export async function hashFiles(
  files: readonly File[],
  onProgress: (progress: HashProgress) => void,
  signal: AbortSignal,
): Promise<HashedFile[]> {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' })
  const hashed: HashedFile[] = []
  let bytes = 0
  const onRead = (read: number) => onProgress({ done: hashed.length, bytes: (bytes += read) })
  try {
    for (const file of files) {
      const sha256 = await hashOf(file, worker, signal, onRead)
      if (signal.aborted) break
      hashed.push({ file, sha256 })
      onProgress({ done: hashed.length, bytes })
    }
  } finally {
    worker.terminate()
  }
  return hashed
}

function hashOf(file: File, worker: Worker, signal: AbortSignal, onRead: (bytes: number) => void) {
  return new Promise<string | null>((resolve, reject) => {
    signal.onabort = () => resolve(null)
    worker.onmessage = ({ data }: MessageEvent<HashReport>) =>
      'read' in data ? onRead(data.read) : resolve(data.sha256)
    worker.onerror = (event) => reject(new Error(event.message))
    if (signal.aborted) resolve(null)
    else worker.postMessage(file)
  })
}
