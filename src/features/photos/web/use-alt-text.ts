import { useFormat, useText } from '#web/text.tsx'
import { altText, type Described } from './photo-words.ts'

/** Says what a picture shows, in the reader's language. */
export function useAltText(): (photo: Described) => string {
  const t = useText('photos')
  const format = useFormat()
  return (photo) => altText(photo, t, format)
}
