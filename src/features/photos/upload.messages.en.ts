/** They come with the parts that need them (web/upload/upload-text.tsx). */
export const upload = {
  title: 'Add photos and videos',
  drop: 'Drop photos and videos here',
  dropNow: 'Let go, and they are on their way',
  dropHint: 'Or paste them, or choose them from this device. Originals are kept exactly as they are.',
  tapHint: 'From this device or straight from the camera. Originals are kept exactly as they are.',
  choose: 'Choose photos',
  viewerTitle: 'Only looking',
  viewerText: 'You can look at everything here. To add photos, ask the owner of this family to make you an editor.',
  panel: 'Uploads',
  open: 'Show uploads',
  files: 'Files',
  progress: '{done, number} of {total, number} finished',
  pillSending: '{percent} · {open, plural, one {# file to go} other {# files to go}}',
  pillProcessing: '{open, plural, one {Developing # photo} other {Developing # photos}}',
  pillPaused: 'Waiting for the connection',
  pillProblems: '{count, plural, one {# file needs you} other {# files need you}}',
  pillDone: '{count, plural, =0 {Nothing new to add} one {# photo added} other {# photos added}}',
  summary: {
    sending: 'Adding {total, plural, one {# file} other {# files}}',
    paused: 'Waiting for the connection',
    done: '{count, plural, =0 {Nothing new to add} one {# photo is in the album} other {# photos are in the album}}',
    stored: '{count, plural, one {# stored, no preview yet} other {# stored, no previews yet}}',
    duplicates: '{count, plural, one {# was already there} other {# were already there}}',
    problems: '{count, plural, one {# needs you} other {# need you}}',
    progress: 'Upload progress',
  },
  state: {
    waiting: 'Waiting',
    paused: 'No connection. It goes on by itself.',
    processing: 'Developing…',
    done: 'In the album',
    duplicate: 'Already there',
    duplicateOf: 'Already there: {name}',
    missing: 'This browser no longer has the file. Choose it again, and the upload goes on where it stopped.',
  },
  refused: {
    empty:
      'This file is empty, so there is no picture in it. Copying it from the phone or camera once more usually helps.',
    not_a_photo_or_video:
      'This is neither a photo nor a video, so it was left out. Pictures and films from phones, cameras and scanners are welcome.',
    unsupported_format:
      'This is a kind of picture or film that Hearthbook cannot read yet. Save it as JPEG or MP4 and add that.',
    damaged: 'This file is damaged: a part of it is missing or unreadable. If you have another copy, try that one.',
    too_large: 'This file is larger than Hearthbook can take. A shorter film or a smaller picture will fit.',
    too_slow: 'This file took too long to open, so it was set aside. Try once more, or save it again as JPEG or MP4.',
    no_picture: 'There is no picture in this file, perhaps only sound. Look for the photo or film that belongs to it.',
    video_not_allowed:
      'This is a video, and your plan is for photos only. Photos are welcome, and a larger plan takes videos too.',
    plan_full:
      'Your plan has no room for more photos. What is here stays; with a larger plan press Retry, and this one follows.',
    not_a_sound: 'This is no recording that can be played. Record it once more; a minute of sound is all it takes.',
    sound_too_long: 'This recording is longer than a minute. Say it a little shorter, and it fits.',
    photo_gone: 'The photo that these words belong to is no longer there.',
    captions_not_allowed:
      'Your plan has no audio captions. The photo stays as it is, and a larger plan takes your words too.',
    storage_full: 'The disk that keeps your album is full. Nothing is lost: once there is room again, press Retry.',
  },
  failed: {
    signed_out: 'You were signed out meanwhile. Sign in again, then press Retry.',
    not_allowed: 'You can look at this family’s photos, but not add any. Its owner can make you an editor.',
    server: 'Hearthbook could not take this file just now. Wait a moment, then press Retry.',
  },
  held: {
    person:
      'You’ve reached the limit of {limit, number} unfinished uploads or {gigabytes, number} GB. We’ll continue automatically when some of them finish.',
    family:
      'Your family has reached the limit of {limit, number} unfinished uploads or {gigabytes, number} GB. We’ll continue automatically when some of them finish.',
    day: 'You’ve uploaded as much as this Hearthbook allows in a day ({gigabytes, number} GB). We’ll continue automatically when the day is over.',
  },
  stored:
    'We’ve stored {count, plural, one {this file} other {these files}} and will try again to make {count, plural, one {its preview} other {their previews}}. You don’t have to do anything.',
  short: {
    held: 'Waiting for the limit',
    stored: 'Stored, no preview yet',
    refused: 'Left out',
    failed: 'Not added yet',
    missing: 'Needs to be chosen again',
  },
  retry: 'Retry',
  retryAll: 'Retry all',
  chooseAgain: 'Choose again',
  see: 'See it',
  cancelFile: 'Cancel {name}',
  cancelAll: 'Cancel all',
  remove: 'Remove {name} from the list',
  clear: 'Clear list',
  announceDone:
    '{added, plural, =0 {No photos were added} one {# photo was added} other {# photos were added}}{problems, plural, =0 {.} one {; # file needs you.} other {; # files need you.}}',
} as const
