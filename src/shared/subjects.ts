/** What people see one at a time, guests too. */
export const momentKinds = ['photo', 'milestone', 'response'] as const
export type MomentKind = (typeof momentKinds)[number]

/** What comments and reactions are on; a response is a child's answer. */
export const subjectKinds = [...momentKinds, 'album'] as const
export type SubjectKind = (typeof subjectKinds)[number]
