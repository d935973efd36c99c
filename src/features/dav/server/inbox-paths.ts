/** A file or folder in the inbox: `folder` has the names before the last one. */
export type InboxPath = { folder: string; name: string; path: string }

export function inboxPathOf(names: readonly string[]): InboxPath {
  return { folder: names.slice(0, -1).join('/'), name: names.at(-1) ?? '', path: names.join('/') }
}

/** The path of a folder; undefined for the inbox itself, which always exists. */
export function parentOf({ folder }: InboxPath): InboxPath | undefined {
  return folder === '' ? undefined : inboxPathOf(folder.split('/'))
}
