/**
 * Content types that may be served as themselves, with their file extensions, the usual one first. SVG, HTML and anything else
 * that can contain scripts is left out on purpose.
 */
const endingsOfType: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif', 'hif'],
  'image/heif': ['heif', 'heic', 'hif'],
  'image/tiff': ['tif', 'tiff'],
  'image/x-adobe-dng': ['dng'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov', 'qt'],
  'video/webm': ['webm'],
  'audio/mp4': ['m4a', 'mp4'],
  'audio/webm': ['weba', 'webm'],
  'audio/mpeg': ['mp3'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
}

/** Download only: opened in the app's origin, these could run code. */
const DOWNLOAD_ONLY = new Set(['application/pdf', 'application/zip', 'image/x-adobe-dng'])

export const UNKNOWN_TYPE = 'application/octet-stream'

export function isServedAsItself(contentType: string): boolean {
  return Object.hasOwn(endingsOfType, contentType)
}

export function isShownInline(contentType: string): boolean {
  return isServedAsItself(contentType) && !DOWNLOAD_ONLY.has(contentType)
}

/** A type's file name extensions, without the dot. Empty for an unknown type. */
export function endingsOf(contentType: string): readonly string[] {
  return (isServedAsItself(contentType) && endingsOfType[contentType]) || []
}

const typeOfEnding = new Map<string, string>()
for (const [type, endings] of Object.entries(endingsOfType)) {
  for (const ending of endings) if (!typeOfEnding.has(ending)) typeOfEnding.set(ending, type)
}

/** The type of a file name extension, or undefined. */
export function typeByEnding(ending: string): string | undefined {
  return typeOfEnding.get(ending)
}
