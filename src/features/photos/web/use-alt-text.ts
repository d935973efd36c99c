import { useFormat, useText } from '#web/text.tsx'
import { altText, type Described } from './alt-text.ts'

/** Returns the alt text of photos in the current language. */
export function useAltText(): (photo: Described) => string {
  const t = useText('photos')
  const format = useFormat()
  return (photo) => altText(photo, t, format)
}
