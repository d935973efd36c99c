import { loadConfig } from '#server/config.ts'
import { reasonOf, start } from './start.ts'

try {
  await start(loadConfig())
} catch (error) {
  const reason = reasonOf(error)
  if (!reason) throw error
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
