import { useQuery } from '@tanstack/react-query'
import { CaptionPlayer } from './caption-player.tsx'
import { captionOptions, type Captioned } from './captions.data.ts'

/** The audio caption in the full-screen viewer, at its lower edge. */
export function ViewerCaption(photo: Captioned) {
  const { data } = useQuery(captionOptions(photo))
  if (!data?.caption) return null
  const { url, duration } = data.caption
  return (
    <div className="absolute inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 mx-auto flex max-w-sm rounded-card bg-card px-3 py-2 text-ink shadow-soft">
      <CaptionPlayer key={url} src={url} duration={duration} />
    </div>
  )
}
