import { problems } from '#shared/problems.messages.en.ts'

/**
 * Messages of the UI kit. Each language has its own file next to this one, so a browser loads only one. English is `as
 * const`, which types keys and arguments; the others use `satisfies Translation<typeof en>`. The server uses them for
 * email.
 */
export const web = {
  actions: {
    cancel: 'Cancel',
    close: 'Close',
    tryAgain: 'Try again',
    loadMore: 'Load more',
    dismiss: 'Dismiss',
    goBack: 'Go back',
  },
  player: {
    play: 'Play',
    pause: 'Pause',
    position: 'Playback position',
    time: '{at} of {of}',
    mute: 'Mute',
    unmute: 'Unmute',
    fullScreen: 'Full screen',
  },
  audience: {
    label: 'Who can see it',
    private: { label: 'Private', hint: 'Only you' },
    family_only: { label: 'Family only', hint: 'Members of this family' },
    extended_family: { label: 'Extended family', hint: 'Members, and guests with a link' },
  },
  loading: 'Loading…',
  home: 'Home',
  optional: 'optional',
  notifications: 'Notifications (F8)',
  progress: '{done, number} of {total, number}',
  error: {
    newVersionTitle: 'A new version is available',
    newVersionText:
      'We couldn’t load this part of the page. Reload to get the new version. If that doesn’t help, check your connection.',
    reload: 'Reload',
    title: 'Something went wrong',
    text: 'An unexpected error occurred',
    loadTitle: 'We couldn’t load this',
    loadText: 'Check your connection and try again.',
  },
  signedOut: { title: 'Signed out', text: 'See you soon.' },
  signOutOwed: {
    title: 'You’re signed out in this browser',
    text: 'We couldn’t reach the server to end your session. We’ll finish signing you out when you’re back online.',
  },
  setting: { saving: 'Saving…', saved: 'Saved' },
  draft: { restored: 'We restored your draft.', discard: 'Discard draft' },
  discard: {
    title: 'Leave without saving?',
    text: 'Your changes haven’t been saved.',
    keep: 'Keep editing',
    confirm: 'Discard changes',
  },
  limits: {
    reached:
      'You can {limit, select, searches {search {times, number} times} comments {write {times, number} comments} downloads {download {times, number} files} exports {start {times, number} exports} families {create {times, number} families} avatars {upload {times, number} profile photos} upload_bytes {upload {times, number} GB} other {do this {times, number} times}} in {minutes, select, 1 {one minute} 60 {one hour} 1440 {one day} other {{minutes} minutes}}. Try again in {unit, select, hours {{wait, plural, one {# hour} other {# hours}}} other {{wait, plural, one {# minute} other {# minutes}}}}.',
    uploads:
      'You can have up to {limit} unfinished uploads, {gigabytes} GB in total. Finish or cancel some, then try again.',
  },
  problems: {
    ...problems,
    offline: 'You’re offline. Check your connection and try again.',
  },
} as const
