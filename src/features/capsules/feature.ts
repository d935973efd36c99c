import { memberRoute } from '#features/families/server/member.ts'
import { recordingMedia } from '#features/media/server/recording-media.ts'
import type { Feature } from '#server/feature.ts'
import { handle, schedule } from '#server/jobs/jobs.ts'
import { handleMail } from '#server/mail/mail-jobs.ts'
import { capsulesContract as contract } from './capsules.contract.ts'
import { LETTER_FILE_PURPOSE, OPENED_FILE_PURPOSE } from './capsules.rules.ts'
import { deleteOldDrafts, selectLetterClip } from './server/capsule-files.queries.ts'
import { openLetterFilesJob, sendLetterMailJob } from './server/capsules.jobs.ts'
import { selectMailFacts } from './server/capsules.queries.ts'
import { deleteLetter, moveLetter, removeLetterFile } from './server/change-letter.ts'
import { enterSheet } from './server/enter-sheet.ts'
import { writeLetterMail } from './server/letter-mail.ts'
import { letterFiles, linkOpenedPhoto, openedFiles } from './server/letter-uploads.ts'
import { getLetter, listLetters } from './server/list-letters.ts'
import { openLetterFiles, openRemainingFiles } from './server/open-letter-files.ts'
import { openLetters } from './server/open-letters.ts'
import { sealLetterOnce } from './server/seal-letter.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/families/$familyId/letters', '/families/$familyId/letters/$letterId'],
  routes(context) {
    const { config, sign } = context
    return [
      memberRoute(context, contract.listLetters, (viewer, input) => listLetters(viewer, input, sign)),
      memberRoute(context, contract.getLetter, (viewer, input) => getLetter(viewer, input, sign)),
      memberRoute(context, contract.sealLetter, (author, input) => sealLetterOnce(author, input, config)),
      memberRoute(context, contract.moveLetter, (author, input) => moveLetter(author, input, config)),
      memberRoute(context, contract.enterSheet, (member, input) => enterSheet(member, input, config)),
      memberRoute(context, contract.deleteLetter, deleteLetter),
      memberRoute(context, contract.removeLetterFile, removeLetterFile),
    ]
  },
  jobs({ db: { worker: db }, post, ...context }) {
    const parts = { ...context, db }
    return [
      schedule('open-letters', '40 * * * *', async () => {
        await openRemainingFiles(db)
        await openLetters(parts)
        await deleteOldDrafts(db)
      }),
      handle(openLetterFilesJob, ({ letter_id }, job) => openLetterFiles(parts, letter_id, job)),
      handleMail(sendLetterMailJob, post, async (about) => {
        const facts = await selectMailFacts(db, about)
        return facts ? writeLetterMail(about, facts, context.config.appUrl) : null
      }),
    ]
  },
  mediaKinds: (context) => ({ letter: recordingMedia(context, 'letter', selectLetterClip) }),
  uploadPurposes: ({ config }) => ({ [LETTER_FILE_PURPOSE]: letterFiles(config), [OPENED_FILE_PURPOSE]: openedFiles }),
  photoUploaded: linkOpenedPhoto,
}
