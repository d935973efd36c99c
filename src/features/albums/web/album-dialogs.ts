/** What's open on top of an album. */
export type AlbumDialog = 'edit' | 'add' | 'section' | 'arrange'
