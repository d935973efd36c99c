import { useText } from '../text.tsx'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'

/** For text in a form with a Save button that isn't stored as a draft: leaving the page asks first. */
export function UnsavedText({ when }: { when: boolean }) {
  const t = useText('web.discard')
  return (
    <AskBeforeLeaving when={when} title={t('title')} text={t('text')} stayLabel={t('keep')} leaveLabel={t('confirm')} />
  )
}
