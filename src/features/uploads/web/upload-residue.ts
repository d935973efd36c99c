import type { QueryClient } from '@tanstack/react-query'
import { storedValue } from '#web/stored-value.ts'
import type { UploadHooks } from './upload-hooks.ts'

/** Who's uploading, and the cache in which new photos appear. */
export type Uploading = { user_id: string; cache: QueryClient; hooks: UploadHooks }

/** Metadata for files that aren't photos, sent to the server unchanged; a function returns it for each file. */
export type About = Readonly<Record<string, string>> | ((file: File) => Readonly<Record<string, string>>)

/** The IndexedDB database of files that survive a reload. */
export const SAVED_FILES_DATABASE = 'hearthbook-uploads'
/** Set while something is saved, so that otherwise the code isn't loaded. */
const marker = storedValue<unknown>('hearthbook-uploads', (stored) => stored)

export const hasResidue = () => marker.read() !== undefined
export const setUploadMarker = () => marker.write('1')
export const clearUploadMarker = marker.remove

/** Deletes a person's files from the browser when they sign out. */
export function deleteSavedUploads(): void {
  if (!hasResidue()) return
  indexedDB.deleteDatabase(SAVED_FILES_DATABASE)
  clearUploadMarker()
}
