import { framesContract, screensContract, type Frame } from '#features/frames/frames.contract.ts'
import type { ResultOf, SentOf } from '#shared/contract.ts'
import { someAddress, visitor, type Family, type Person } from './people.ts'

type Settings = Partial<SentOf<typeof framesContract.addFrame>>

/** A screen that shows a code, and what it needs to start its session. */
export async function showsCode({ server }: Person): Promise<{ screen: Person; code: string; secret: string }> {
  const screen = visitor(server)
  const { json } = await screen.tries(screensContract.startFrame, {}, { remoteAddress: someAddress() })
  const { code, token } = json as ResultOf<typeof screensContract.startFrame>
  return { screen, code, secret: token }
}

/** The screen with the session that it gets once its code was entered. */
export async function startsSession(screen: Person, secret: string): Promise<Person> {
  const answer = await screen.tries(screensContract.openFrame, { token: secret }, { remoteAddress: someAddress() })
  const [cookie] = [answer.headers['set-cookie']].flat()
  if (!cookie) throw new Error(`The frame did not open: ${answer.status} ${answer.text}`)
  return screen.withCookie(String(cookie).split(';')[0]!)
}

/** A paired frame: its ID, and the screen. */
export async function seedFrame(
  owner: Person,
  { family_id }: Pick<Family, 'family_id'>,
  settings: Settings = {},
): Promise<{ frame_id: string; frame: Frame; screen: Person }> {
  const { screen, code, secret } = await showsCode(owner)
  const asked = { family_id, name: 'Kitchen', code, ...settings }
  const { status, text, json } = await owner.tries(framesContract.addFrame, asked, { remoteAddress: someAddress() })
  if (status !== 201) throw new Error(`The frame wasn't added: ${status} ${text}`)
  const frame = json as Frame
  return { frame_id: frame.id, frame, screen: await startsSession(screen, secret) }
}
