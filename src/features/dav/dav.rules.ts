/** What a device's app password allows. `write` is to add and to read. */
export const deviceScopes = ['add', 'read', 'write'] as const
export type DeviceScope = (typeof deviceScopes)[number]
export const keyScopesOf = { add: ['add'], read: ['read'], write: ['read', 'add'] } as const

export const DEVICE_NAME_MAX_LENGTH = 80
/** Of a person in a family. */
export const DEVICES_MAX = 20
/** Rows of a device's inbox. The oldest of more are deleted each night, and their files count as new then. */
export const INBOX_FILES_MAX = 200_000

/** Of a device. More are shown as "more than". */
export const ARRIVALS_MAX = 1_000

/** The folder to which devices add photos. */
export const INBOX = 'Inbox'

export const DAV_PATH = '/dav'
/** Any user name works: the password identifies the device. This is the one that we show. */
export const DAV_USER = 'hearthbook'

/** Finder and Windows put their own files beside photos, and phones what people deleted. They're accepted and not imported. */
const IGNORED = /^(\._.*|\.DS_Store|\.nomedia|\.trashed-.*|\.metadata_never_index.*|Thumbs\.db|desktop\.ini)$/i
export function isIgnored(name: string): boolean {
  return IGNORED.test(name)
}

/** Programs rename such files when they're complete. Until then they aren't imported. */
const TEMPORARY = /^[.~]|~$|\.(tmp|temp|part|partial|filepart|uploading|tmp-sync|crdownload)$/i
export function isTemporary(name: string): boolean {
  return TEMPORARY.test(name)
}

/** What people type to back up a folder by rclone. It takes our passwords for obscured ones unless it's told to obscure them. */
export function rcloneCommands(url: string, password: string): [create: string, copy: string] {
  return [
    `rclone config create hearthbook webdav url=${url} vendor=owncloud user=${DAV_USER} pass=${password} --obscure`,
    'rclone copy ~/Pictures hearthbook:Inbox/Pictures',
  ]
}
