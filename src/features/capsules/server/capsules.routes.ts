import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { capsulesContract as contract } from '../capsules.contract.ts'
import { deleteLetter } from './delete-letter.ts'
import { enterSheet } from './enter-sheet.ts'
import { getLetter, listLetters } from './list-letters.ts'
import { moveLetter } from './move-letter.ts'
import { removeLetterFile } from './remove-letter-file.ts'
import { sealLetterOnce } from './seal-letter.ts'

export function capsulesRoutes(context: WebContext): Route[] {
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
}
