/**
 * A program of the tests: starts the portal by its environment, asks it something, and writes on its last line which of
 * OpenTelemetry's packages were loaded.
 */
import { registerHooks } from 'node:module'

const loaded = new Set<string>()
registerHooks({
  load: (url, context, next) => {
    const [, name] = /node_modules\/(@opentelemetry\/[\w-]+)\//.exec(url) ?? []
    if (name) loaded.add(name)
    return next(url, context)
  },
})
const { readConfig } = await import('../boot/config.ts')
const { start } = await import('../boot/start.ts')
const reading = readConfig(process.env)
if (!reading.ok) throw new Error(reading.faults.join())
const started = await start(reading.config)
if (!started.ok) throw new Error(started.fault)
await started.app.inject({ url: '/health' })
await started.app.inject({ url: '/metrics' })
await started.stop()
console.log(JSON.stringify([...loaded].sort()))
