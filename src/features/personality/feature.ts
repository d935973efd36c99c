import { listExports } from '#features/exports/server/request-export.ts'
import { sendExport } from '#features/exports/server/send-export.ts'
import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import { recordingMedia } from '#features/media/server/recording-media.ts'
import type { Feature } from '#server/feature.ts'
import { handle, schedule } from '#server/jobs/jobs.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import { personalityContract as contract } from './personality.contract.ts'
import { ANSWER_PURPOSE, HIDDEN_ANSWERS_DAYS } from './personality.rules.ts'
import { giveConsent, withdrawConsent } from './server/consent.ts'
import { deleteResponse, listDeletedResponses, purgeResponse, restoreResponse } from './server/deleted-responses.ts'
import { addPrompt, listPrompts, removePrompt, replacePrompt } from './server/edit-prompts.ts'
import { exportChild } from './server/export-child.ts'
import { getPersonality, listResponses } from './server/get-personality.ts'
import { listPersonality } from './server/list-personality.ts'
import { makePosters } from './server/make-posters.ts'
import { packChild, requestChildExport } from './server/pack-child.ts'
import { transcribeAnswerJob } from './server/personality.jobs.ts'
import { deleteHiddenResponses, selectClip } from './server/responses.queries.ts'
import { recordings } from './server/save-recording.ts'
import { saveResponse } from './server/save-response.ts'
import { askPromptAgain, skipPrompt } from './server/skip-prompt.ts'
import { transcribeAnswer } from './server/transcribe-answer.ts'
import { allowTranscripts, endTranscripts, getTranscripts } from './server/transcripts.ts'

export const feature: Feature = {
  contract: [contract],
  pages: [
    '/families/$familyId/personality',
    '/families/$familyId/personality/questions',
    '/families/$familyId/personality/$childId',
    '/families/$familyId/child-personality',
  ],
  routes(context) {
    const { config, sign, store } = context
    return [
      memberRoute(context, contract.listPersonality, (viewer) => listPersonality(viewer, sign)),
      memberRoute(context, contract.getPersonality, (viewer, input) => getPersonality(viewer, input, sign)),
      memberRoute(context, contract.listResponses, (viewer, input) => listResponses(viewer, input, sign)),
      memberRoute(context, contract.saveResponse, (editor, input) => saveResponse(editor, input, sign)),
      memberRoute(context, contract.deleteResponse, deleteResponse),
      memberRoute(context, contract.listPrompts, listPrompts),
      memberRoute(context, contract.addPrompt, addPrompt),
      memberRoute(context, contract.replacePrompt, replacePrompt),
      memberRoute(context, contract.skipPrompt, skipPrompt),
      memberRoute(context, contract.askPromptAgain, askPromptAgain),
      memberRoute(context, contract.listDeletedResponses, listDeletedResponses),
      memberRoute(context, contract.restoreResponse, restoreResponse),
      memberRoute(context, contract.purgeResponse, purgeResponse),
      memberRoute(context, contract.removePrompt, removePrompt),
      memberRoute(context, contract.readChildExport, exportChild),
      memberRoute(context, contract.requestChildExport, requestChildExport),
      memberRoute(context, contract.listChildExports, ({ tx, user_id, family_id }, { child_id }) =>
        listExports(tx, { kind: 'child', user_id, family_id, parameters: { child_id } }),
      ),
      memberStreamRoute(context, contract.readChildExportZip, (owner, { export_id, child_id }, http) =>
        sendExport(owner, { kind: 'child', export_id, parameters: { child_id } }, http, store),
      ),
      memberRoute(context, contract.getTranscripts, (owner) => getTranscripts(owner, config.speech)),
      memberRoute(context, contract.allowTranscripts, (owner) => allowTranscripts(owner, config.speech)),
      memberRoute(context, contract.endTranscripts, (owner) => endTranscripts(owner, config.speech)),
      memberRoute(context, contract.giveConsent, giveConsent),
      memberRoute(context, contract.withdrawConsent, withdrawConsent),
    ]
  },
  jobs({ config: { speech }, db: { worker: db }, log, media, store }) {
    const originals = wholeOriginals({ db, log, store })
    return [
      handle(transcribeAnswerJob, (clip) => transcribeAnswer(clip, { db, media, originals, speech })),
      schedule('make-answer-posters', '*/10 * * * *', () => makePosters({ db, media, originals, store })),
      schedule('purge-hidden-answers', '25 3 * * *', () => deleteHiddenResponses(db, HIDDEN_ANSWERS_DAYS)),
    ]
  },
  mediaKinds: (context) => ({ answer: recordingMedia(context, 'answer', selectClip) }),
  exportKinds: { child: packChild },
  uploadPurposes: () => ({ [ANSWER_PURPOSE]: recordings }),
}
