import { listExports } from '#features/exports/server/request-export.ts'
import { sendExport } from '#features/exports/server/send-export.ts'
import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
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
import { allowTranscripts, endTranscripts, getTranscripts } from './transcripts.ts'

export function personalityRoutes(context: WebContext): Route[] {
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
}
