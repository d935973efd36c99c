/** What tools/check-texts.ts looks for. `find` is a regular expression; `say` is what to write instead. */
export type Rule = {
  find: RegExp
  say: string
  /** Files that may say it. */
  except?: RegExp
}

/** Whole words in any script; `\b` knows only ASCII letters. */
export const words = (pattern: string, say: string): Rule => ({
  find: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'),
  say,
})

/** Texts that the product's specification quotes, or that mean what the rule forbids. They're compared in full. */
export const allowed = new Set<string>([
  'Are you sure you want to delete this photo? This action cannot be undone.',
  'Could not access camera. Please check permissions.',
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

/** Files with hits that are still being rewritten. Remove a file once it's clean. */
export const notYet = new Set<string>([])
