import { mkdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { readSamples } from './fuzz-samples.ts'
import { mutate } from './mutate.ts'
import { randomOf } from './random.ts'
import { isVerdict, readers, type Reader } from './readers.ts'

/** Runs cases until it is killed: `fuzz-child.ts <folder> <seed> <first case> <decode every n-th>`. Its parent watches time and memory. */
const [folder = '', seed = '1', first = '0', every = '8'] = process.argv.slice(2)
const samples = await readSamples()
const input = path.join(folder, 'input')
const outDir = path.join(folder, 'out')

/** Written synchronously, so that the parent knows the case also when this process dies in it. */
function say(line: object) {
  let rest = Buffer.from(`${JSON.stringify(line)}\n`)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      // The pipe is full, and its reader is busy.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
    }
  }
}

for (let number = Number(first); ; number++) {
  const random = randomOf(Math.imul(Number(seed), 0x9e3779b1) ^ number)
  const sample = random.pick(samples)
  const bytes = mutate(sample.bytes, random)
  writeFileSync(input, bytes)
  for (const name of sample.readers) {
    if (name === 'file' && number % Number(every) > 0) continue
    say({ number, sample: sample.name, reader: name })
    mkdirSync(outDir, { recursive: true })
    const begin = process.cpuUsage()
    try {
      await (readers[name] as Reader)({ bytes, path: input, outDir })
    } catch (error) {
      if (!isVerdict(error)) say({ number, found: error instanceof Error ? error.stack : String(error) })
    }
    const { user, system } = process.cpuUsage(begin)
    say({ number, done: name, cpuMs: Math.round((user + system) / 1000) })
    rmSync(outDir, { recursive: true, force: true })
  }
}
