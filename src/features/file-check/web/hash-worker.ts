import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** `read`: so many more bytes of the file. `sha256` is null if the browser couldn't read the file. */
export type HashReport = { read: number } | { sha256: string | null }

// Reads one file at a time in the browser's own chunks, so memory stays bounded even for videos of many gigabytes.
// WebCrypto only hashes data that's completely in memory, and isn't available over plain HTTP, as on a home network.
self.addEventListener('message', ({ data }: MessageEvent<File>) => void hash(data))

async function hash(file: File): Promise<void> {
  try {
    const hashed = sha256.create()
    const reader = file.stream().getReader()
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      hashed.update(chunk.value)
      report({ read: chunk.value.length })
    }
    report({ sha256: bytesToHex(hashed.digest()) })
  } catch {
    report({ sha256: null })
  }
}

function report(news: HashReport): void {
  self.postMessage(news)
}
