import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled, shipped } from './testing.proxies.ts'

const SHIPPED = ['haproxy.cfg', 'haproxy-database.cfg', 'patroni.yml', 'etcd.yml'] as const
const read = (name: (typeof SHIPPED)[number]) => shipped(`drill/${name}`)

/** Addresses with their ports, comments apart. */
const addressesIn = (text: string) =>
  new Set(text.replaceAll(/^\s*#.*$/gm, '').match(/10\.0\.0\.\d+:\d+/g) ?? [])

// Without HAProxy on the machine there is nothing to ask; haproxy.cfg is tried before a portal in proxies.test.ts.
test.skipIf(!isInstalled('HAProxy'))('HAProxy takes the shipped way to the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-drill-test-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, read('haproxy-database.cfg').replaceAll(/^ {2}(user|group) .*\n/gm, ''))
  const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([status, status ? stdout + stderr : '']).toEqual([0, ''])
})

const hasPatroni = spawnSync('patroni', ['--version'], { stdio: 'ignore' }).status === 0
// Patroni comes with Python and is not installed for the tests; where it is, it is asked.
test.skipIf(!hasPatroni)(
  'Patroni finds nothing wrong in its shipped settings but what this machine lacks',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'veranda-drill-test-'))
    const file = join(folder, 'patroni.yml')
    writeFileSync(file, read('patroni.yml'))
    const { stdout, stderr } = spawnSync('patroni', ['--validate-config', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    // `pg_hba` stands where a later change of it is taken over, which the tool does not know of.
    const ofThisMachine = /^bootstrap.pg_hba|already in use|bin_dir|data_dir|doesn't exist|10\.0\.0\.11/
    const found = (stdout + stderr).split('\n').filter((line) => line && !ofThisMachine.test(line))
    expect(found).toEqual([])
  },
)

test('the shipped files name the same machines: etcd, PostgreSQL and Patroni each at one address', () => {
  const [, database, patroni, etcd] = SHIPPED.map(read)
  const asked = addressesIn(patroni ?? '')
  const clients = [11, 12, 13].map((at) => `10.0.0.${at}:2379`)
  for (const one of clients) expect(asked).toContain(one)
  expect(addressesIn(etcd ?? '')).toContain('10.0.0.11:2379')
  expect(addressesIn(database ?? '')).toEqual(new Set(['10.0.0.11:5432', '10.0.0.12:5432']))
  expect(asked).toContain('10.0.0.11:5432')
  expect(database).toContain(`port ${/listen: 10\.0\.0\.11:(8008)/.exec(patroni ?? '')?.[1]}`)
})

test('HAProxy sees a portal that drains before it ends, and asks again only what is done once', () => {
  const text = read('haproxy.cfg')
  const [, every = '', fall = ''] = /backend portals\n[\s\S]*?check inter (\d+)s fall (\d+)/.exec(text) ?? []
  const drainSeconds = 5
  expect(Number(every) * (Number(fall) + 1)).toBeLessThan(drainSeconds)
  expect(text).toContain(
    'disable-l7-retry unless { method GET HEAD } || { req.hdr(idempotency-key) -m found }',
  )
})

test('a primary that is gone is missed within half a minute; Patroni takes its own times', () => {
  const text = read('patroni.yml')
  const [ttl = 0, loop = 0, retry = 0] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
    Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(text)?.[1]),
  )
  // Below, Patroni would lengthen the ttl by itself.
  expect(loop + 2 * retry).toBeLessThanOrEqual(ttl)
  expect(ttl + loop).toBeLessThan(30)
})
