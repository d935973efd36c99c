import { mkdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { openCases } from './fuzz-case.ts'
import { isVerdict, needsFile, readers, type Reader } from './readers.ts'

/** CPU time of one reader for one file. More means it isn't linear. */
const CPU_LIMIT_MS = 5000

/**
 * Runs cases until killed: `fuzz-child.ts <folder> <seed> <first case> <decode every n-th>`. Its parent watches time and
 * memory.
 */
const [folder = '', seed = '1', first = '0', every = '8'] = process.argv.slice(2)
const caseOf = await openCases(Number(seed))
const input = path.join(folder, 'input')
const outDir = path.join(folder, 'out')

/** Writes synchronously, so the parent knows the case even if this process crashes in it. */
function say(line: object) {
  let rest = Buffer.from(`${JSON.stringify(line)}\n`)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      // The pipe is full and the parent is busy.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
    }
  }
}

for (let number = Number(first); ; number++) {
  const { sample, bytes } = caseOf(number)
  const names = sample.readers.filter((name) => name !== 'file' || number % Number(every) === 0)
  const isWritten = names.some(needsFile)
  if (isWritten) {
    writeFileSync(input, bytes)
    mkdirSync(outDir, { recursive: true })
  }
  for (const name of names) {
    say({ number, sample: sample.name, reader: name })
    const begin = process.cpuUsage()
    try {
      await (readers[name] as Reader)({ bytes, path: input, outDir })
    } catch (error) {
      if (!isVerdict(error)) say({ number, found: error instanceof Error ? error.stack : String(error) })
    }
    const { user, system } = process.cpuUsage(begin)
    const cpuMs = Math.round((user + system) / 1000)
    if (cpuMs > CPU_LIMIT_MS) say({ number, found: `takes ${cpuMs} ms` })
  }
  if (isWritten) rmSync(outDir, { recursive: true, force: true })
}
