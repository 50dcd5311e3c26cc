import type { AddressInfo } from 'node:net'
import { readConfig } from './config.ts'
import { freeStartMemory } from './free-memory.ts'
import { start } from './start.ts'
import { VERSION } from './version.ts'

/** The program: reads the configuration, starts, says where and who, and ends cleanly when asked to. */
const reading = readConfig(process.env)
if (!reading.ok) {
  for (const fault of reading.faults) console.error(fault)
  process.exit(1)
}

const started = await start(reading.config)
if (!started.ok) {
  console.error(started.fault)
  process.exit(1)
}

const { app, stop, demo } = started
const { port } = app.server.address() as AddressInfo
console.log(`Veranda ${VERSION} is at http://${reading.config.host}:${port}`)
if (demo) {
  console.log('It shows the demo club. Sign in with the password veranda-demo as')
  console.log('  elena@marea.example   an owner, in English')
  console.log('  marcos@marea.example  an owner in Spanish, with a report to sign')
  console.log('  ines@marea.example    an owner of two contracts')
  console.log('  tomas@marea.example   an owner without a contract, who is not let in')
  console.log('At /admin-users, with the same password,')
  console.log('  ruth@marea.example    an admin, who acts for owners')
  console.log('  raul@marea.example    who works at the desk')
}

freeStartMemory()

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) process.exit(1)
    stopping = true
    await stop()
    process.exit(0)
  })
}
