import type { QueryClient } from '@tanstack/react-query'
import { storedValue } from '#web/stored-value.ts'
import type { UploadHooks } from './upload-hooks.ts'

/** Whose uploads they are, and the cache in which new photos appear. */
export type Uploading = { user_id: string; cache: QueryClient; hooks: UploadHooks }

/** What files are, where they are no photos: told to the server as it is. A function tells it of each file. */
export type About = Readonly<Record<string, string>> | ((file: File) => Readonly<Record<string, string>>)

/** Where files are kept over a reload. */
export const KEPT_DATABASE = 'hearthbook-uploads'
/** Set while something is kept there, so that nothing is loaded where nothing is left. */
const trace = storedValue<unknown>('hearthbook-uploads', (stored) => stored)

export const hasLeftOver = () => trace.read() !== undefined
export const leaveTrace = () => trace.write('1')
export const forgetTrace = trace.remove

/** Nothing of a person's files stays in a browser they have left. */
export function forgetLeftOver(): void {
  if (!hasLeftOver()) return
  indexedDB.deleteDatabase(KEPT_DATABASE)
  forgetTrace()
}
