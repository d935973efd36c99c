/** A rule of tools/check-texts.ts. `find` is a regular expression; `say` is the suggestion. */
export type Rule = {
  find: RegExp
  say: string
  /** Files where it's allowed. */
  except?: RegExp
}

/** Matches whole words in any script; `\b` only knows ASCII letters. */
export const words = (pattern: string, say: string): Rule => ({
  find: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'),
  say,
})

/** Where a film is one that the app makes of photos. Elsewhere, it's a video. */
export const aboutFilms = /features\/(films|public)\/|app\/web\/shell[./]|^docs\/|^README|^operations$/

/** Texts that the product's specification quotes, or where the word is right. Compared as a whole. */
export const allowed = new Set<string>([
  'Are you sure you want to delete this photo? This action cannot be undone.',
  'Deleting...',
  'EST (New York)',
  "Every photo tells a story. Start building your family's beautiful collection of moments.",
  'Family name cannot be empty',
  'Invitation cancelled',
  'Loading your dashboard...',
  'PST (Los Angeles)',
  'Saving...',
  'Type a command or search...',
  'You are already a member of this family',
  "You don't have permission to view this family",
  "You've successfully logged in.",
])

/** Files whose texts are still being rewritten. Remove a file once it has no hits. */
export const notYet = new Set<string>([])
