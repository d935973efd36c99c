import {
  AbortMultipartUploadCommand,
  CreateBucketCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3'
import { nameOf, statusOf } from './s3-errors.ts'

/** Creates the bucket if missing. Buckets are private by default. */
export async function ensureBucket(client: S3Client, bucket: string): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
    return
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
  } catch (error) {
    // Another process of this instance created it first.
    if (nameOf(error) !== 'BucketAlreadyOwnedByYou') throw error
  }
}

export async function* listKeys(client: S3Client, bucket: string, prefix: string): AsyncGenerator<string> {
  let token: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    )
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key
    token = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (token !== undefined)
}

/** Aborts multipart uploads that were never finished. Their parts use space but aren't listed. */
export async function abortUploads(client: S3Client, bucket: string, olderThanSeconds: number): Promise<void> {
  const before = Date.now() - olderThanSeconds * 1000
  let marker: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
  do {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, ...marker }),
    )
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (!Initiated || Initiated.getTime() >= before) continue
      try {
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
      } catch (error) {
        // It was completed or aborted by another process.
        if (statusOf(error) !== 404) throw error
      }
    }
    marker = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
  } while (marker !== undefined)
}
