import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ANSWER_PURPOSE } from '#features/personality/personality.rules.ts'
import { required } from '#shared/required.ts'
import type { Ids } from './add-content.ts'
import type { DemoPerson } from './demo-person.ts'
import { dateAnswer } from './demo.queries.ts'
import { filmOf, recordedAnswers } from './recorded-answers.ts'

type Upload = {
  person: DemoPerson
  family_id: string
  ownerUrl: string
  untilDone: (upload_id: string) => Promise<void>
}

/** The children's recorded answers, as if they had been asked in earlier years. Skips what already exists. */
export async function recordAnswers({ person, family_id, ownerUrl, untilDone }: Upload, kids: Ids): Promise<void> {
  for (const answer of recordedAnswers) {
    const child_id = required(kids.get(answer.child))
    const child = `/api/families/${family_id}/children/${child_id}`
    const { prompts } = await person.send<{ prompts: { id: string; prompt_key: string | null }[] }>(
      'GET',
      `${child}/personality`,
    )
    const { id: prompt_id } = required(prompts.find(({ prompt_key }) => prompt_key === answer.key))
    const { responses } = await person.send<{
      responses: { take: string; response_text: string | null; video_clip_id: string | null }[]
    }>('GET', `${child}/responses/${prompt_id}`)
    const there = responses.find(({ response_text }) => response_text === answer.text)
    const take = there?.take ?? randomUUID()
    if (!there) await person.send('PUT', `${child}/responses/${prompt_id}`, { take, response_text: answer.text })
    if (!there?.video_clip_id) {
      const film = await readFile(path.join(import.meta.dirname, 'answers', filmOf(answer)))
      const about = { purpose: ANSWER_PURPOSE, child_id, prompt_id, take }
      await untilDone(await person.upload(family_id, filmOf(answer), film, about))
    }
    await dateAnswer(ownerUrl, { family_id, take, answered_at: answer.answered_at })
  }
}
