import { S3ServiceException } from '@aws-sdk/client-s3'
import { ObjectExists, ObjectMissing, RangeNotSatisfiable, StorageFull, StorageUnavailable } from './object-store.ts'

/** Error codes of S3 and compatible servers for a full store. */
const FULL = new Set(['XMinioStorageFull', 'QuotaExceeded', 'QuotaExceededException', 'InsufficientStorage'])

/** Runs S3 calls for one object, and converts errors to those of the object store. */
export async function orStoreError<T>(key: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toStoreError(key, error)
  }
}

function toStoreError(key: string, error: unknown): unknown {
  if (error instanceof TypeError || isLocalFileError(error)) return error
  const status = statusOf(error)
  if (FULL.has(nameOf(error)) || status === 507) return new StorageFull({ cause: error })
  if (nameOf(error) === 'NoSuchBucket') return new StorageUnavailable('there is no bucket', { cause: error })
  if (status === 404) return new ObjectMissing(key)
  if (status === 412) return new ObjectExists(key)
  if (status === 416) return new RangeNotSatisfiable(key)
  return new StorageUnavailable(status ? `${nameOf(error)} (${status})` : reasonOf(error), { cause: error })
}

function isLocalFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error
}

/** A code such as ECONNREFUSED, else the error's name. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : nameOf(error)
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

/** Servers that don't support If-None-Match on writes answer 501 or 400, but never as if the key were taken. */
export function lacksConditionalWrites(error: unknown): boolean {
  return statusOf(error) === 501 || nameOf(error) === 'NotImplemented'
}
