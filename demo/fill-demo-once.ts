import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fillDemo, type DemoOptions } from './fill-demo.ts'

/** Fills the demo's folder unless an earlier run completed. */
export async function fillDemoOnce({ onStart, ...options }: DemoOptions & { onStart?: () => void }): Promise<void> {
  const note = path.join(options.dataDir, 'demo-is-complete')
  if (existsSync(note)) return
  onStart?.()
  await fillDemo(options)
  writeFileSync(note, new Date().toISOString())
}
