import { startHearthbook } from './start-hearthbook.ts'

/** Starts a server once and saves its data folder as a template, since creating the database takes half of a first start. */
export default async function makeNewHouse(): Promise<void> {
  const house = await startHearthbook()
  await house.stop()
  process.env['NEW_HOUSE'] = house.dataDir
}
