import { useEffect, useState } from 'react'
import type { UploadItem } from './upload-queue.ts'
import { fileOf } from './uploads.ts'

const THUMBNAIL_PIXELS = 128
/** Enough for what's on screen and near it. */
const THUMBNAILS_MAX = 200

/** The latest last. */
const drawn = new Map<string, HTMLCanvasElement>()
/** One image at a time, because decoding several makes phones stutter. */
let last: Promise<unknown> = Promise.resolve()

/** A small copy of an image that's being uploaded. Undefined until it's drawn, or if the browser can't decode it. */
export function useFileThumbnail({ id, file_type }: UploadItem): HTMLCanvasElement | undefined {
  const [thumbnail, setThumbnail] = useState(() => drawn.get(id))
  const isNeeded = !thumbnail && file_type.startsWith('image/')
  useEffect(() => {
    if (!isNeeded) return
    let isShown = true
    void drawInTurn(id, fileOf(id), () => isShown).then(setThumbnail)
    return () => {
      isShown = false
    }
  }, [id, isNeeded])
  return thumbnail
}

/**
 * Waits for images that were asked for earlier. The file is read right away, since it's released once the server has it.
 * Undefined if it can't be read or decoded, or isn't shown any more.
 */
export function drawInTurn(
  id: string,
  file: Promise<File | undefined>,
  isShown: () => boolean,
): Promise<HTMLCanvasElement | undefined> {
  const read = file.catch(() => undefined)
  const drawing = last.then(async () => {
    const found = isShown() ? await read : undefined
    const made = found && (drawn.get(id) ?? (await draw(found).catch(() => undefined)))
    if (!made) return
    drawn.set(id, made)
    for (const [oldest] of drawn) if (drawn.size > THUMBNAILS_MAX) drawn.delete(oldest)
    return made
  })
  last = drawing
  return drawing
}

async function draw(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { resizeWidth: THUMBNAIL_PIXELS, resizeQuality: 'medium' })
  const canvas = document.createElement('canvas')
  canvas.width = THUMBNAIL_PIXELS
  canvas.height = Math.round((THUMBNAIL_PIXELS * bitmap.height) / bitmap.width)
  canvas.className = 'size-full object-cover'
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}
