import { loadConfig } from '#server/config.ts'
import { CannotStart } from '#server/cannot-start.ts'

// Before `npm start` builds the web app, which takes longer than to name a wrong setting.
try {
  loadConfig()
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
