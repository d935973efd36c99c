import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './user-error.mjs'
import { withFolderLock } from './folder-lock.mjs'
import { npm } from './npm.mjs'
import { pinnedNode } from './pinned-node.mjs'

/** Installs exactly what's in package-lock.json, unless already installed. Two installs in a folder at the same time run once. */
export async function installDependencies(root) {
  const stampFile = path.join(root, 'node_modules/.hearthbook-stamp')
  const stamp = wantedStamp(root)
  if (read(stampFile) === stamp) return
  await withFolderLock(path.join(root, '.cache/install.lock'), async () => {
    if (read(stampFile) === stamp) return
    if (!isInstalled(root)) await npmCi(root)
    pinnedNode(root)
    writeFileSync(stampFile, stamp)
  })
}

/** Independent of the Node that runs this, since everything runs on the pinned one in the lock file. */
function wantedStamp(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

/** Whether npm's record of the last install matches the lock file. Then only our stamp is missing. */
function isInstalled(root) {
  const record = read(path.join(root, 'node_modules/.package-lock.json'))
  if (!record) return false
  const present = JSON.parse(record).packages
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([folder, { version, integrity, optional }]) => {
    if (folder === '') return true
    if (!present[folder]) return optional === true
    return (
      present[folder].version === version &&
      present[folder].integrity === integrity &&
      existsSync(path.join(root, folder))
    )
  })
}

async function npmCi(root) {
  // npm would empty the folder that the symlink points to, which other checkouts use.
  if (lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new UserError(
      "node_modules is a symbolic link and doesn't match package-lock.json. Run npm install where it leads.",
    )
  const startedAt = Date.now()
  console.log('Installing dependencies (about 650 MB, only once) …')
  await npm(
    root,
    ['ci', '--include=dev', '--include=optional'],
    "npm couldn't install Hearthbook's dependencies. The reason is above.",
  )
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
