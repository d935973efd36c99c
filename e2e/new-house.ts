import { startHearthbook } from './start-hearthbook.ts'

/** A house as its first start leaves it, which those of the journeys begin as: to make a database takes half of a first start. */
export default async function makeNewHouse(): Promise<void> {
  const house = await startHearthbook()
  await house.stop()
  process.env['NEW_HOUSE'] = house.dataDir
}
