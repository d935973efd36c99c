// The one door to every command: `node tools/run.mjs start`. Old Nodes must be able to read this file, so it imports nothing.
const NEEDED = [20, 19] // as "engines" in package.json says

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Hearthbook needs Node ${NEEDED.join('.')} or newer to start; this is Node ${process.versions.node}. Get one from https://nodejs.org`,
  )
  process.exitCode = 1
} else {
  import('./commands.mjs').then(({ runCommand }) => runCommand(process.argv[2], process.argv.slice(3)))
}
