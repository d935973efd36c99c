import type { Http } from '#server/http/route.ts'
import type { Device } from './authenticate-device.ts'
import type { Resource } from './multistatus.ts'

/** What a path leads to. */
export type Found = {
  resource: Resource
  /** Of a folder. */
  list?(): AsyncIterable<Resource>
  /** Of a file that can be read. */
  send?(http: Http): Promise<void>
}

export type SendFile = (device: Device, file: FileRef, http: Http) => Promise<void>
/** The file of a photo, or one that's still staged. */
export type FileRef = { photo_id: string | null; upload_id: string | null; etag: string; name: string }
