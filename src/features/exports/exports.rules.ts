/** A whole family, a person's own data, a child's answers, selected photos, a film of some, or a grown-up's copy of their profile. */
export const exportKinds = ['family', 'account', 'child', 'selection', 'film', 'profile'] as const
export type ExportKind = (typeof exportKinds)[number]

export const exportStates = ['waiting', 'running', 'ready', 'failed'] as const
/** How long a finished export can be downloaded. */
export const EXPORT_LIFETIME_DAYS = {
  family: 7,
  account: 7,
  child: 1,
  selection: 1,
  film: 30,
  profile: 7,
} satisfies Record<ExportKind, number>

/** What an export has, depending on its kind. */
export type ExportParameters = {
  child_id?: string
  photo_ids?: string[]
  title?: string
  music?: boolean
  /** Of photos, instead of what's written about them. */
  captions?: Record<string, string>
}
