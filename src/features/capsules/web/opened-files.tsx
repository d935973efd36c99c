import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { captionsTexts } from '#features/captions/web/captions.texts.ts'
import { CaptionPlayer } from '#features/captions/web/caption-player.tsx'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { shortName } from '#features/people/web/short-name.ts'
import { blurOf } from '#web/blur.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { iconButtonStyle } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Video } from '#web/ui/video.tsx'
import { withFrame } from '#web/with-frame.ts'
import type { LetterFile, OpenedCapsule } from '../capsules.contract.ts'

/** What was sealed in a letter, one after the other, as if it were taken out of the envelope. */
export function OpenedFiles({ family_id, letter }: { family_id: string; letter: OpenedCapsule }) {
  const t = useText('letters.page')
  const { files, author_id, author_name } = letter
  const { data } = useQuery(peopleOptions(family_id))
  const author = shortName(
    data?.people.find(({ user_id }) => user_id !== null && user_id === author_id),
    { people: data?.people, fallback: author_name },
  )
  const failed = files.filter(({ state }) => state === 'failed').length
  const shown = files.filter(({ state }) => state !== 'failed')
  return (
    <MoreTexts of={captionsTexts}>
      <div className="flex min-w-0 flex-col gap-6">
        <ul aria-label={t('enclosed')} className="flex flex-col gap-6">
          {shown.map((file, at) => (
            <li key={file.id} className="animate-unfold" style={{ animationDelay: `${400 + at * 250}ms` }}>
              <Enclosed family_id={family_id} file={file} author={author} />
            </li>
          ))}
        </ul>
        {failed > 0 && <p className="rounded-control bg-sunk p-4">{t('fileFailed', { count: failed })}</p>}
      </div>
    </MoreTexts>
  )
}

function Enclosed({ family_id, file, author }: { family_id: string; file: LetterFile; author: string }) {
  const t = useText('letters.page')
  const { kind, url, filename, photo_id } = file
  const hear = t('hear', { name: author })
  if (file.state === 'preparing' || !url)
    return (
      <div aria-busy>
        <Skeleton className="h-48 rounded-control" />
        <p className="mt-2 text-sm text-ink-soft">{t('preparing')}</p>
      </div>
    )
  if (kind === 'image' && photo_id)
    return (
      <Link
        to="/families/$familyId/photos"
        params={{ familyId: family_id }}
        search={{ photo: photo_id }}
        aria-label={t('photo', { name: filename ?? '' })}
        className="block"
      >
        <Photo file={file} url={url} alt="" />
      </Link>
    )
  if (kind === 'audio')
    return (
      <div className="flex items-center gap-2 rounded-control bg-sunk py-2 pr-2 pl-4 max-narrow:gap-0 max-narrow:pr-0 max-narrow:pl-2">
        <CaptionPlayer
          src={url}
          duration={file.duration ?? 1}
          label={hear}
          heading={<p className="text-sm break-words text-ink-soft">{hear}</p>}
        />
        {file.download_url && (
          <a href={file.download_url} aria-label={t('save')} className={iconButtonStyle}>
            <Download aria-hidden size={20} />
          </a>
        )}
      </div>
    )
  return (
    <figure>
      {kind === 'image' && <Photo file={file} url={url} alt={filename ?? ''} />}
      {kind === 'video' && (
        <Video
          aria-label={t('video', { name: filename ?? '' })}
          src={file.poster_url ? url : withFrame(url)}
          {...(file.poster_url && { poster: file.poster_url })}
          className="aspect-video w-full rounded-control bg-sunk object-contain"
        />
      )}
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <span className="min-w-0 break-words">{filename}</span>
        {file.download_url && (
          <a href={file.download_url} className={buttonStyle({ kind: 'quiet', size: 'small' })}>
            <Download aria-hidden size={16} />
            {t('save')}
          </a>
        )}
      </figcaption>
    </figure>
  )
}

function Photo({ file: { width, height, thumbhash }, url, alt }: { file: LetterFile; url: string; alt: string }) {
  return (
    <img
      src={url}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      style={{ backgroundImage: blurOf(thumbhash), backgroundSize: 'cover' }}
      className="h-auto max-h-[80vh] w-full rounded-mark border-8 border-card object-contain shadow-soft sm:border-12"
    />
  )
}
