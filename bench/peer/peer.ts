import type { Client } from './client.ts'

/** A month as YYYY-MM, and what's in it. */
export type Month = { month: string; photos: number }

/** A server with a library of photos, asked the way its own app asks. */
export type Peer = {
  name: string
  client: Client
  /** Sends a photo and returns what `isReady` needs. */
  upload(filename: string, bytes: Buffer): Promise<string>
  /** Whether an uploaded photo is in the library, with its thumbnail. */
  isReady(upload: string): Promise<boolean>
  months(): Promise<Month[]>
  /** Everything the timeline needs of a month. Returns the photos' IDs. */
  month(month: string): Promise<string[]>
  photo(id: string): Promise<void>
  /** The addresses of the small images of these photos. */
  thumbnails(ids: string[]): Promise<string[]>
  /** The first page of results. */
  searchWord(word: string): Promise<void>
  /** Both days are included, as YYYY-MM-DD. */
  searchDays(from: string, to: string): Promise<void>
}
