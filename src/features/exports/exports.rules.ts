/** A whole family, a person's own data, a child's answers, or selected photos. */
export const exportKinds = ['family', 'account', 'child', 'selection'] as const
export type ExportKind = (typeof exportKinds)[number]

export const exportStates = ['waiting', 'running', 'ready', 'failed'] as const
/** How long a finished export can be downloaded. */
export const EXPORT_LIFETIME_DAYS = { family: 7, account: 7, child: 1, selection: 1 } satisfies Record<
  ExportKind,
  number
>
