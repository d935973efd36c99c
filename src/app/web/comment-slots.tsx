import { Suspense, type ReactNode } from 'react'
import { AlbumExtrasContext, type AlbumExtras } from '#features/albums/web/album-extras.ts'
import { albumsTexts } from '#features/albums/web/albums.texts.ts'
import { captionsTexts } from '#features/captions/web/captions.texts.ts'
import type { SubjectKind } from '#shared/subjects.ts'
import { commentsTexts } from '#features/comments/web/comments.texts.ts'
import { filmsTexts } from '#features/films/web/films.texts.ts'
import { growingUpTexts } from '#features/growing-up/web/growing-up.texts.ts'
import { guestsTexts } from '#features/guests/web/guests.texts.ts'
import { invitationsTexts } from '#features/invitations/web/invitations.texts.ts'
import { MilestoneExtrasContext, type ShowMilestoneExtras } from '#features/milestones/web/milestone-extras.ts'
import { AnswerExtrasContext, type ShowAnswerExtras } from '#features/personality/web/answer-extras.ts'
import { offlineTexts } from '#features/offline/web/offline.texts.ts'
import { PhotoExtrasContext, type PhotoExtras } from '#features/viewer/web/details/photo-extras.ts'
import { thenAndNowTexts } from '#features/then-and-now/web/then-and-now.texts.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'

const AddToAlbum = lazyWithTexts(albumsTexts, () => import('#features/albums/web/add-to-album.tsx'), 'AddToAlbum')
const Mentions = lazyPart(async () => (await import('#features/search/web/mentions.tsx')).Mentions)
const PhotoComments = lazyWithTexts(
  commentsTexts,
  () => import('#features/comments/web/photo-comments.tsx'),
  'PhotoComments',
)
const HeartButton = lazyWithTexts(commentsTexts, () => import('#features/comments/web/heart-button.tsx'), 'HeartButton')
const CommentButtons = lazyWithTexts(
  commentsTexts,
  () => import('#features/comments/web/comment-buttons.tsx'),
  'CommentButtons',
)
const PhotoCaption = lazyWithTexts(
  captionsTexts,
  () => import('#features/captions/web/photo-caption.tsx'),
  'PhotoCaption',
)
const ImageCaptions = lazyWithTexts(
  captionsTexts,
  () => import('#features/captions/web/image-captions.tsx'),
  'ImageCaptions',
)
const ViewerCaption = lazyWithTexts(
  captionsTexts,
  () => import('#features/captions/web/viewer-caption.tsx'),
  'ViewerCaption',
)
const PhotoPairs = lazyWithTexts(
  thenAndNowTexts,
  () => import('#features/then-and-now/web/photo-pairs.tsx'),
  'PhotoPairs',
)
const OwnChoices = lazyWithTexts(growingUpTexts, () => import('#features/growing-up/web/own-choices.tsx'), 'OwnChoices')
const CollapsedComments = lazyWithTexts(
  commentsTexts,
  () => import('#features/comments/web/collapsed-comments.tsx'),
  'CollapsedComments',
)

const ShareAlbum = lazyWithTexts(
  { ...guestsTexts, ...invitationsTexts },
  () => import('#features/guests/web/share-album.tsx'),
  'ShareAlbum',
)
const GuestPhotosReview = lazyWithTexts(
  guestsTexts,
  () => import('#features/guests/web/guest-photos-review.tsx'),
  'GuestPhotosReview',
)

const OfflineAlbumMenu = lazyWithTexts(
  offlineTexts,
  () => import('#features/offline/web/offline-album-menu.tsx'),
  'OfflineAlbumMenu',
)

const FilmLink = lazyWithTexts(filmsTexts, () => import('#features/films/web/film-link.tsx'), 'FilmLink')

const albumExtras: AlbumExtras = {
  actions: (album, show) => (
    <Suspense>
      <ShareAlbum
        album={album}
        show={(share) => (
          <FilmLink
            family_id={album.family_id}
            of={{ album: album.id }}
            show={(film) => (
              <OfflineAlbumMenu
                album={album}
                show={(others) => show({ share, film: album.photos > 0 ? [film] : [], others })}
              />
            )}
          />
        )}
      />
    </Suspense>
  ),
  comments: ({ family_id, id: subject_id }) => (
    <CollapsedComments family_id={family_id} subject_kind="album" subject_id={subject_id} isShort />
  ),
  trip: ({ family_id, trip_id }) => (
    <Suspense>
      <FilmLink family_id={family_id} of={{ trip: trip_id }} />
    </Suspense>
  ),
  above: (album) =>
    album.can.edit && (
      <Suspense>
        <GuestPhotosReview album={album} />
      </Suspense>
    ),
}
const photoExtras: PhotoExtras = {
  below: ({ family_id, id: photo_id, kind }) => (
    <>
      <OwnChoices key={`choices ${photo_id}`} family_id={family_id} chosen={{ photo_id }} />
      <PhotoCaption key={`caption ${photo_id}`} {...{ family_id, photo_id }} hasPlaces={kind === 'image'} />
      {kind === 'image' && <PhotoPairs key={`pairs ${photo_id}`} {...{ family_id, photo_id }} />}
    </>
  ),
  comments: ({ family_id, id: photo_id, description }) => <PhotoComments {...{ family_id, photo_id, description }} />,
  onImage: ({ family_id, id: photo_id }) => <ImageCaptions {...{ family_id, photo_id }} />,
  over: ({ family_id, id: photo_id, kind, width, height }, { isZoomed, hasDetails }) => (
    <ViewerCaption
      key={photo_id}
      {...{ family_id, photo_id, size: { width, height } }}
      hasPins={kind === 'image' && !isZoomed}
      {...{ hasDetails }}
    />
  ),
  mentions: (asked) => (
    <Suspense>
      <Mentions {...asked} />
    </Suspense>
  ),
  heart: ({ family_id, id: subject_id }, className) => (
    <HeartButton key={subject_id} subject={{ family_id, subject_kind: 'photo', subject_id }} className={className} />
  ),
  commentButtons: ({ family_id, id: subject_id }, button) => (
    <CommentButtons subject={{ family_id, subject_kind: 'photo', subject_id }} {...button} />
  ),
  addToAlbum: (asked) => <AddToAlbum {...asked} />,
}
const showMilestoneComments: ShowMilestoneExtras = ({ family_id, milestone_id }) =>
  foldedComments({ family_id, subject_kind: 'milestone', subject_id: milestone_id })
const showAnswerComments: ShowAnswerExtras = ({ family_id, response_id }) => (
  <>
    <Suspense>
      <OwnChoices key={response_id} family_id={family_id} chosen={{ response_id }} />
    </Suspense>
    <div className="-mt-2 text-center">
      {foldedComments({ family_id, subject_kind: 'response', subject_id: response_id })}
    </div>
  </>
)

/** Reserves space for the button from the first render. */
function foldedComments(subject: {
  family_id: string
  subject_kind: Exclude<SubjectKind, 'photo'>
  subject_id: string
}) {
  return (
    <div className="min-h-12 pt-1">
      <Suspense>
        <CollapsedComments key={subject.subject_id} {...subject} />
      </Suspense>
    </div>
  )
}

/**
 * Fills the slots of photos, albums, milestones and answers for features above them: comments, reactions, audio captions,
 * photos to compare with, albums and guest links.
 */
export function CommentSlots({ children }: { children: ReactNode }) {
  return (
    <PhotoExtrasContext value={photoExtras}>
      <MilestoneExtrasContext value={showMilestoneComments}>
        <AnswerExtrasContext value={showAnswerComments}>
          <AlbumExtrasContext value={albumExtras}>{children}</AlbumExtrasContext>
        </AnswerExtrasContext>
      </MilestoneExtrasContext>
    </PhotoExtrasContext>
  )
}
