import { lstat } from 'node:fs/promises'
import path from 'node:path'
import type { MediaReport } from './media-report.ts'

// A compromised decoder may report any path, or leave a link to a file that only this process can read.

/** The reported file's name, in this folder. */
export function ownPath(reported: string, folder: string): string {
  return path.join(folder, path.basename(reported))
}

/** @throws if it isn't a regular file */
export async function requireOutputFile(file: string): Promise<string> {
  if (!(await lstat(file)).isFile()) throw new Error('the decoder left something else than a file')
  return file
}

/** The report with paths of files in `outDir`. */
export async function withOwnPaths(report: MediaReport, outDir: string): Promise<MediaReport> {
  if (!report.ok) return report
  const made = (file: string) => requireOutputFile(ownPath(file, outDir))
  const copy = report.seekable_copy && { seekable_copy: await made(report.seekable_copy) }
  if (report.kind === 'audio') return { ...report, ...copy }
  const derivatives = await Promise.all(report.derivatives.map(async (one) => ({ ...one, path: await made(one.path) })))
  return { ...report, ...copy, derivatives }
}
