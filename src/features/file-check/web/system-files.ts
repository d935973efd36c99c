/**
 * Files that systems add to folders, and that no one misses. Other hidden files are checked like all others: they may be photos, and
 * people delete whole folders.
 */
const SYSTEM_FILES = /^(?:\.ds_store|\._.*|\.nomedia|\.localized|thumbs\.db|desktop\.ini|ehthumbs(?:_vista)?\.db)$/i

export function isSystemFile({ name }: Pick<File, 'name'>): boolean {
  return SYSTEM_FILES.test(name)
}
