import { Agent, request } from 'node:http'
import type { ApiPerson } from '../e2e/api-person.ts'
import { startHearthbook, type RunningHearthbook } from '../e2e/start-hearthbook.ts'
import { median, type Finding } from './measure.ts'

export const FEW = 1_000
export const MANY = 1_000_000
const WARM_UP = 60
const ROUNDS = 10
const ASKED_A_ROUND = 30
const MOST_GROWTH = 1.2

export const HOW_ALTERNATED = `Two instances answer alternately, in ${ROUNDS} rounds of ${ASKED_A_ROUND} requests each; the result is the median. Rows are inserted with SQL.`
export const HOW_COMPARED = `${HOW_ALTERNATED} Their families have ${FEW.toLocaleString('en')} and ${MANY.toLocaleString('en')} photos`

type Ask = () => Promise<void>
/** `photos` of the family; `isLarge` in the instance that's compared with the other. */
type Size = { photos: number; isLarge: boolean }

/** Measures the same requests in a small instance and in a large one: by default, a family with few photos and one with many. */
export async function compareSizes<Name extends string>(
  names: Name[],
  describe: (name: Name) => string,
  openFamily: (server: RunningHearthbook, size: Size) => Promise<(name: Name) => Ask>,
  { sizes = '1,000,000 photos compared with 1,000', most = MOST_GROWTH } = {},
): Promise<Finding[]> {
  const servers = [await startHearthbook(), await startHearthbook()]
  try {
    const few = await openFamily(servers[0]!, { photos: FEW, isLarge: false })
    const many = await openFamily(servers[1]!, { photos: MANY, isLarge: true })
    const findings: Finding[] = []
    for (const name of names) {
      const took = { few: [] as number[], many: [] as number[] }
      const asked = { few: few(name), many: many(name) }
      for (const ask of Object.values(asked)) for (let at = 0; at < WARM_UP; at++) await ask()
      for (let round = 0; round < ROUNDS; round++)
        for (const side of ['few', 'many'] as const)
          for (let at = 0; at < ASKED_A_ROUND; at++) {
            const startedAt = performance.now()
            await asked[side]()
            took[side].push(performance.now() - startedAt)
          }
      findings.push(growth(`${describe(name)}: ${sizes}`, median(took.many), median(took.few), most))
    }
    return findings
  } finally {
    for (const server of servers) await server.discard()
  }
}

/** Fetches a page to its last byte over one keep-alive connection. */
export function fetchPage(ana: ApiPerson, path: string): Ask {
  const { name, value, url } = ana.cookie()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const options = { agent, headers: { cookie: `${name}=${value}` } }
  return () =>
    new Promise((resolve, reject) => {
      const asked = request(`${url}${path}`, options, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
        answer.resume().once('end', resolve)
      })
      asked.once('error', reject).end()
    })
}

function growth(what: string, many: number, few: number, most: number): Finding {
  return {
    what,
    ours: `${many.toFixed(2)} ms`,
    bare: `${few.toFixed(2)} ms`,
    value: many / few,
    limit: { most },
    verdict: `${(many / few).toFixed(2)} x`,
  }
}
