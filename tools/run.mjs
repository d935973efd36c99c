// Runs every command: `node tools/run.mjs start`. Old versions of Node must be able to parse this file, so it has no imports.
const NEEDED = [20, 19] // the minimum in "engines" of package.json

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Hearthbook needs Node ${NEEDED.join('.')} or later, and this is Node ${process.versions.node}. Install a newer one from https://nodejs.org`,
  )
  process.exitCode = 1
} else {
  import('./commands.mjs').then(({ runCommand }) => runCommand(process.argv[2], process.argv.slice(3)))
}
