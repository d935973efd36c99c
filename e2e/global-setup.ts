import { startHearthbook } from './start-hearthbook.ts'

/** Starts a server once and saves its data folder as a template, since creating the database takes half of a first start. */
export default async function makeTemplateData(): Promise<void> {
  const server = await startHearthbook()
  await server.stop()
  process.env['TEMPLATE_DATA_DIR'] = server.dataDir
}
