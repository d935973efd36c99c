import { useCamera } from '../capture/use-camera.ts'
import type { Profile, ProfilePrompt } from '../personality.data.ts'
import { QuestionPage } from './question-page.tsx'

type SittingProps = {
  family_id: string
  profile: Profile
  question: number
  prompt: ProfilePrompt | undefined
  again: boolean
  step: 'camera' | 'words'
  take: string | undefined
}

/** One question after another. The camera, once turned on, stays on between them. */
export function Sitting({ question, ...page }: SittingProps) {
  const camera = useCamera()
  return <QuestionPage key={`${question} ${page.again}`} {...page} camera={camera} />
}
