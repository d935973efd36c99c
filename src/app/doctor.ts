import { command, counted, say } from './backup/command.ts'
import { diagnose } from './doctor/diagnose.ts'

/** npm run doctor: says what's wrong with this instance and what to do, whether or not it's running. */
await command(async () => {
  let wrong = 0
  for await (const { name, ok, text } of diagnose(process.env)) {
    if (!ok) wrong++
    say(`${ok ? 'ok ' : 'FIX'}  ${name.padEnd(12)} ${text}`)
  }
  say(wrong ? `\n${counted(wrong, 'problem')} found.` : '\nEverything is fine.')
  return wrong ? 'trouble' : 'well'
})
