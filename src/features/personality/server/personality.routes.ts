import { listExports } from '#features/exports/server/request-export.ts'
import { sendExport } from '#features/exports/server/send-export.ts'
import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { personalityContract as contract } from '../personality.contract.ts'
import { giveConsent, withdrawConsent } from './consent.ts'
import { deleteResponse } from './delete-response.ts'
import { addPrompt, listPrompts, removePrompt, replacePrompt } from './edit-prompts.ts'
import { listDeletedResponses, purgeResponse, restoreResponse } from './deleted-responses.ts'
import { exportChild } from './export-child.ts'
import { requestChildExport } from './pack-child.ts'
import { getPersonality } from './get-personality.ts'
import { listPersonality } from './list-personality.ts'
import { listResponses } from './list-responses.ts'
import { saveResponse } from './save-response.ts'
import { askPromptAgain, skipPrompt } from './skip-prompt.ts'
import { allowTranscripts, endTranscripts, getTranscripts, type SpeechSetup } from './transcripts.ts'

type Parts = { sign: SignMedia; speech: SpeechSetup; store: ObjectStore }

export function personalityRoutes(doors: Doors, { sign, speech, store }: Parts): Route[] {
  return [
    memberRoute(doors, contract.listPersonality, (viewer) => listPersonality(viewer, sign)),
    memberRoute(doors, contract.getPersonality, (viewer, input) => getPersonality(viewer, input, sign)),
    memberRoute(doors, contract.listResponses, (viewer, input) => listResponses(viewer, input, sign)),
    memberRoute(doors, contract.saveResponse, (editor, input) => saveResponse(editor, input, sign)),
    memberRoute(doors, contract.deleteResponse, deleteResponse),
    memberRoute(doors, contract.listPrompts, listPrompts),
    memberRoute(doors, contract.addPrompt, addPrompt),
    memberRoute(doors, contract.replacePrompt, replacePrompt),
    memberRoute(doors, contract.skipPrompt, skipPrompt),
    memberRoute(doors, contract.askPromptAgain, askPromptAgain),
    memberRoute(doors, contract.listDeletedResponses, listDeletedResponses),
    memberRoute(doors, contract.restoreResponse, restoreResponse),
    memberRoute(doors, contract.purgeResponse, purgeResponse),
    memberRoute(doors, contract.removePrompt, removePrompt),
    memberRoute(doors, contract.readChildExport, exportChild),
    memberRoute(doors, contract.requestChildExport, requestChildExport),
    memberRoute(doors, contract.listChildExports, ({ tx, user_id, family_id }, { child_id }) =>
      listExports(tx, { kind: 'child', user_id, family_id, parameters: { child_id } }),
    ),
    memberStreamRoute(doors, contract.readChildExportZip, (owner, { export_id, child_id }, http) =>
      sendExport(owner, { kind: 'child', export_id, parameters: { child_id } }, http, store),
    ),
    memberRoute(doors, contract.getTranscripts, (owner) => getTranscripts(owner, speech)),
    memberRoute(doors, contract.allowTranscripts, (owner) => allowTranscripts(owner, speech)),
    memberRoute(doors, contract.endTranscripts, (owner) => endTranscripts(owner, speech)),
    memberRoute(doors, contract.giveConsent, giveConsent),
    memberRoute(doors, contract.withdrawConsent, withdrawConsent),
  ]
}
