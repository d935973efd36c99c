import { loadConfig } from '#server/config.ts'
import { settingsFromFiles } from '#server/settings-from-files.ts'
import { BackupProblem } from '#features/backups/server/backup-problem.ts'
import { command, say } from './backup/command.ts'
import { reachDatabase } from './backup/reach-installation.ts'
import { nextSecret } from './rotate-secret/next-secret.ts'
import { rotateSecret } from './rotate-secret/rotate-secret.ts'

/** npm run rotate-secret: changes the secret that all keys of this instance are derived from. */
await command(async () => {
  const config = loadConfig()
  const next = nextSecret(config.dataDir, settingsFromFiles(['SECRET', 'NEW_SECRET'], process.env))
  // If an earlier run was interrupted after its commit, only the next secret opens the database.
  const installation = await reachDatabase(config).catch((error: unknown) => {
    if (!(error instanceof BackupProblem)) throw error
    return reachDatabase({ ...config, secret: next.to })
  })
  try {
    if (installation.is_served) throw new BackupProblem('Hearthbook is running. Stop it first.')
    const secrets = { from: config.secret, to: next.to }
    const rotated = await rotateSecret(installation.ownerUrl, secrets, { is_own: !config.databaseUrl })
    next.install()
    say('The secret has been changed.')
    say(
      next.is_stored
        ? 'The new one is in DATA_DIR/secret. Older backups include the old one and can still be restored.'
        : 'Before you start Hearthbook, set SECRET to the value of NEW_SECRET for every process. Save the old one for older backups.',
    )
    say('Everyone stays signed in, and authenticator apps and webhooks keep working. People will notice:')
    say(`- Invitation links stop working (${rotated.invitations} pending). Resend them from the family's Members page.`)
    say(`- Recovery codes stop working (${rotated.recovery_codes_of} people). They need to create new ones.`)
    say(`- Push notifications stop on ${rotated.pushed_to} devices until people turn them on again.`)
    say('- Sign-in codes, unsubscribe links, and links to print files in earlier emails stop working.')
    if (rotated.unreadable)
      say(`${rotated.unreadable} authenticator apps couldn't be decrypted with the old secret and won't work.`)
    if (rotated.letters) say(`${rotated.letters} letters for later can only be opened with their printed sheets.`)
    return 'well'
  } finally {
    await installation.close()
  }
})
