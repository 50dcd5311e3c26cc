import type { AddressInfo } from 'node:net'
import { addressAt, type Config, readConfig } from './config.ts'
import { endingOf } from './end.ts'
import { logInWords } from './log-in-words.ts'
import { start } from './start.ts'
import { VERSION } from './version.ts'

/**
 * The program: reads the configuration, starts, says where and who, and ends cleanly when asked to. Its story of the
 * start goes to the standard output, line by line as things are made, and then the log (decision 0043).
 */
const reading = readConfig(process.env)
if (!reading.ok) {
  for (const fault of reading.faults) console.error(fault)
  process.exit(1)
}
console.log(`Veranda ${VERSION} starts.`)

let end: ReturnType<typeof endingOf> | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Before there is anything to lose: at once. What it has begun ends with it.
  process.on(signal, () => (end ? void end(signal) : process.exit(1)))
}

const { config } = reading
const started = await start(config, {
  tell: (line) => console.log(`  ${line}`),
  ...(process.stdout.isTTY && { log: logInWords(process.stdout) }),
})
if (!started.ok) {
  console.error(started.fault)
  process.exit(1)
}
const { log } = started.app
end = endingOf({
  ...started,
  drainSeconds: config.drainSeconds,
  exit: (code) => process.exit(code),
  tell: (line) => log.info(line),
})
tellWhere(config, (started.app.server.address() as AddressInfo).port, started.demo)
log.info({ version: VERSION, address: config.publicUrl }, 'the portal is open')

function tellWhere({ host, publicUrl }: Config, port: number, demo: boolean): void {
  const here = addressAt(host, port)
  console.log(`Veranda ${VERSION} is at ${here}${publicUrl === here ? '' : `, for people at ${publicUrl}`}`)
  if (!demo) return
  console.log('It shows the demo club. Sign in with the password veranda-demo as')
  console.log('  elena@marea.example   an owner, in English')
  console.log('  marcos@marea.example  an owner in Spanish, with a report to sign')
  console.log('  ines@marea.example    an owner of two contracts')
  console.log('  tomas@marea.example   an owner without a contract, who is not let in')
  console.log('  carmen@marea.example  the accountant of the first, who sees her money alone')
  console.log('At /admin-users, with the same password,')
  console.log('  ruth@marea.example    an admin, who acts for owners')
  console.log('  raul@marea.example    who works at the desk')
  console.log('  fabian@marea.example  finance: reports, and what owners say of their statements')
  console.log('  marina@marea.example  who invites the club’s people and says who does what')
  console.log('At /gate, with the same password,')
  console.log('  gabriel@marea.example who checks visitors’ passes, and nothing else')
}
