import path from 'node:path'
import { parseArgs } from 'node:util'
import { hasSamples, samplesDir } from '#server/media-process/test-samples.ts'
import { runFuzz } from './fuzz/run-fuzz.ts'

/** `npm run fuzz -- --seconds 600 --cases 100000 --seed 7`. To repeat a finding, pass its seed and `--case`. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    cases: { type: 'string' },
    seed: { type: 'string' },
    case: { type: 'string' },
    decode: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const begin = Date.now()
if (!hasSamples) console.log(`No samples in ${samplesDir} (SAMPLES_DIR): only this repository's own files are mutated.`)
const { cases, reads, findings } = await runFuzz({
  seed,
  seconds: Number(values.seconds ?? (values.cases ? Infinity : 60)),
  decodeEvery: Number(values.decode ?? 8),
  saveIn: path.resolve('test-results/fuzz'),
  onProgress: (done) => console.log(`${done} files in ${Math.round((Date.now() - begin) / 1000)} s`),
  ...(values.cases && { cases: Number(values.cases) }),
  ...(values.case && { firstCase: Number(values.case), cases: 1, decodeEvery: 1 }),
})
for (const { number, sample, reader, what, file } of findings)
  console.log(`\n--seed ${seed} --case ${number}: ${reader} of ${sample}\n${what}\n${file}`)
console.table(reads)
console.log(`\nSeed ${seed}: ${cases} mutated files, ${findings.length} findings.`)
process.exitCode = findings.length > 0 ? 1 : 0
