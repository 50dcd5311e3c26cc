import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../src/portal/server/testing.ts'
import { watchReplicas } from '../src/server/database/replicas.ts'
import { slowStatements } from '../src/server/database/slow-statements.ts'

const FOLDER = fileURLToPath(new URL('../deploy/observe/', import.meta.url))
const read = (name: string) => readFileSync(`${FOLDER}${name}`, 'utf8')
const OWN = /\b(?:veranda|nodejs|process)_[a-z0-9_]+/g

let club: TestApp
beforeAll(async () => {
  club = await testApp()
})
afterAll(() => club.close())

test('every metric that the alerts and the dashboard ask for is told of at /metrics', async () => {
  await club.visitor().open('/health')
  const { body } = await club.visitor().open('/metrics')
  const told = new Set(body.match(OWN))
  const registry = new Registry()
  for (const { name } of [await slowStatements(1).metric.get()]) told.add(name)
  const replicas = watchReplicas(club.database.db, [])
  replicas.measureIn(registry)
  for (const { name } of await registry.getMetricsAsJSON()) told.add(name)
  await replicas.close()
  // Of what waits each slice's queue tells; the test's application has none.
  for (const queue of ['outbox', 'seals'])
    for (const what of ['waiting', 'oldest_seconds']) told.add(`veranda_${queue}_${what}`)
  const expressions = [
    ...[...read('alerts.yml').matchAll(/expr: '(.*)'/g)].map(([, expression = '']) => expression),
    ...JSON.stringify(JSON.parse(read('dashboard.json')).panels).matchAll(/"expr":"((?:[^"\\]|\\.)*)"/g),
  ].flat()
  const asked = new Set(expressions.join(' ').match(OWN))
  expect(asked.size).toBeGreaterThan(8)
  expect([...asked].filter((name) => !told.has(name))).toEqual([])
})

test('every alert is tried twice: where it fires and where it is quiet', () => {
  const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const tries = [...read('alerts.test.yml').matchAll(/- name: (\w+) (fires|is quiet)/g)].map(
    ([, name, how]) => `${name} ${how}`,
  )
  expect(alerts.length).toBeGreaterThan(5)
  expect(tries.sort()).toEqual(alerts.flatMap((name) => [`${name} fires`, `${name} is quiet`]).sort())
})

const hasPromtool = spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0
// Where Prometheus is not installed there is nothing to ask; `.ci/run` installs it.
test.skipIf(!hasPromtool)('Prometheus’s own tool finds the rules right, and what they fire at', () => {
  for (const args of [
    ['check', 'rules', 'alerts.yml'],
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' })
    expect([status, status ? stdout + stderr : '']).toEqual([0, ''])
  }
})
