import path from 'node:path'
import { parseArgs } from 'node:util'
import { hasSamples, samplesDir } from '#server/media-process/test-samples.ts'
import { runFuzz } from './fuzz/run-fuzz.ts'

/** `npm run fuzz -- --seconds 600 --seed 7`; a finding is looked at again with its seed and `--case`. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    seed: { type: 'string' },
    case: { type: 'string' },
    decode: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (!hasSamples) console.log(`No samples in ${samplesDir} (SAMPLES_DIR): only this repository's own files are mutated.`)
const { cases, reads, findings } = await runFuzz({
  seed,
  seconds: Number(values.seconds ?? 60),
  decodeEvery: Number(values.decode ?? 8),
  saveIn: path.resolve('test-results/fuzz'),
  ...(values.case && { firstCase: Number(values.case), only: true }),
})
for (const { number, sample, reader, what, file } of findings)
  console.log(`\n--seed ${seed} --case ${number}: ${reader} of ${sample}\n${what}\n${file}`)
console.log(`\nSeed ${seed}: ${cases} mutated files, ${reads} reads, ${findings.length} findings.`)
process.exitCode = findings.length > 0 ? 1 : 0
