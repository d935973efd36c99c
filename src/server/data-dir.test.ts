import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { requireDataDir } from './data-dir.ts'

test('other accounts on the machine lose access to folders that an earlier version left readable', () => {
  const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'hearthbook-open-')), 'data')
  const accessModeOf = (name: string) => (statSync(path.join(dataDir, name)).mode & 0o777).toString(8)
  mkdirSync(dataDir, { mode: 0o755 })
  writeFileSync(path.join(dataDir, 'secret'), 'x')
  for (const name of ['objects', 'staging', 'gathered', 'work', 'postgres']) mkdirSync(path.join(dataDir, name))
  // Set explicitly: another test may have changed the umask.
  for (const name of ['', 'objects', 'staging', 'gathered', 'work']) chmodSync(path.join(dataDir, name), 0o755)
  chmodSync(path.join(dataDir, 'postgres'), 0o711)
  chmodSync(path.join(dataDir, 'secret'), 0o644)
  try {
    requireDataDir(dataDir)
    expect(accessModeOf('')).toBe(process.getuid?.() === 0 ? '711' : '700')
    for (const name of ['objects', 'staging', 'gathered', 'work'])
      expect([name, accessModeOf(name)]).toEqual([name, '700'])
    expect(accessModeOf('secret')).toBe('600')
    expect(accessModeOf('postgres')).toBe('711')
  } finally {
    rmSync(path.dirname(dataDir), { recursive: true })
  }
})
