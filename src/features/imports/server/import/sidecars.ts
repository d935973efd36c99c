/** The folder of a path without a trailing slash; '' for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Google truncates sidecar names to this many characters, without the extension. */
const LONGEST_STEM = 46
const SUPPLEMENT = '.supplemental-metadata'
/** The suffix that Google adds to edited photos, in the account's language. They have no sidecar of their own. */
const EDITED =
  /-(edited|editado|editada|modifié|modifie|bearbeitet|modificato|bewerkt|edytowane|editat|redigert|redigeret|redigerad|muokattu|編集済み|已修改)(?=\.|\(|$)/i

/**
 * Finds the JSON sidecar of a photo in a Google Takeout, in the same folder. It's named after the photo plus
 * `.supplemental-metadata`, truncated anywhere. The number of a duplicate, `beach(1).jpg`, comes after the extension in
 * its sidecar, `beach.jpg(1).json`. A Live Photo's video shares the sidecar of its photo.
 */
export function sidecarFinder(jsonPaths: Iterable<string>): (media: string) => string | undefined {
  const byFolder = new Map<string, Map<string, string>>()
  for (const path of jsonPaths) {
    const folder = folderOf(path)
    const names = byFolder.get(folder) ?? new Map<string, string>()
    byFolder.set(folder, names)
    names.set(
      nameOf(path)
        .replace(/\.json$/i, '')
        .normalize('NFC'),
      path,
    )
  }
  return (media) => {
    const names = byFolder.get(folderOf(media))
    if (!names) return undefined
    const name = nameOf(media).normalize('NFC')
    for (const candidate of [name, name.replace(EDITED, '')]) {
      const found = findIn(names, candidate)
      if (found) return found
    }
    return undefined
  }
}

function findIn(names: Map<string, string>, name: string): string | undefined {
  const [, stem = '', number = '', ending = ''] = /^(.*?)(\(\d+\))?(\.[^.]*)?$/s.exec(name) ?? []
  const plain = `${stem}${ending}`
  for (const base of [plain, ...(number ? [name] : []), stem]) {
    const suffix = base === name ? '' : number
    for (let end = SUPPLEMENT.length; end >= 0; end--) {
      const written = `${base}${SUPPLEMENT.slice(0, end)}`
      const found = names.get(`${written}${suffix}`)
      if (found) return found
    }
    const cut = names.get(`${base.slice(0, LONGEST_STEM)}${suffix}`)
    if (cut && base.length >= LONGEST_STEM) return cut
  }
  return liveSidecar(names, stem, number)
}

/** `IMG_1.MP4` next to `IMG_1.HEIC` and its sidecar `IMG_1.HEIC.json`. */
function liveSidecar(names: Map<string, string>, stem: string, number: string): string | undefined {
  for (const ending of ['.HEIC', '.heic', '.JPG', '.jpg', '.JPEG', '.jpeg', '.MP', '.PNG'])
    for (let end = SUPPLEMENT.length; end >= 0; end--) {
      const found = names.get(`${stem}${ending}${SUPPLEMENT.slice(0, end)}${number}`)
      if (found) return found
    }
  return undefined
}
