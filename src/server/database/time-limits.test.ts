import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionKeeper } from '../../membership/server/sign-in/sessions.store.ts'
import { type Portal, putTogether } from '../../portal/server/put-together.ts'
import { type TestApp, testApp } from '../../portal/server/testing.ts'
import { SESSION_COOKIE } from '../http/caller.ts'

let club: TestApp
let app: Portal['app']
const lines: string[] = []

beforeAll(async () => {
  club = await testApp()
  ;({ app } = await putTogether({
    config: { ...club.config, logLevel: 'error' },
    database: club.database,
    files: club.files,
    clock: club.clock.now,
    sessions: sessionKeeper(club.database.db),
    web: null,
    log: { write: (line) => void (line.includes('"level":50') && lines.push(line)) },
    timeLimits: { headers: 300, body: 300, request: 900, silence: 5_000 },
  }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await club.close()
})

/** Sends the start of a request and then a byte now and again; answers what came back once the server hung up. */
function drip(start: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(start))
    const dripping = setInterval(() => socket.write('a'), 50)
    socket.on('data', (data) => {
      said += data
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(dripping)
      resolve(said)
    })
  })
}

const head = (path: string, ...lines: string[]) =>
  [`POST /api/v1${path} HTTP/1.1`, 'host: club', `token: ${club.config.apiToken}`, ...lines, '', ''].join(
    '\r\n',
  )

test('a head that never ends is answered with 408 and hung up', async () => {
  expect(await drip('GET /health HTTP/1.1\r\nhost: club\r\nx: ')).toMatch(/^HTTP\/1.1 408/)
})

test('a body that never ends is hung up', async () => {
  await drip(head('/ownerlogin/', 'content-type: application/json', 'content-length: 1000'))
  await drip(head('/ownerlogin/', 'content-type: application/json', 'transfer-encoding: chunked'))
  expect(lines).toEqual([])
})

test('a form that never ends is hung up', async () => {
  const elena = await club.signedIn('elena')
  const cookie = `cookie: ${SESSION_COOKIE}=${elena.cookies[SESSION_COOKIE]}`
  const type = 'content-type: multipart/form-data; boundary=x'
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  await drip(head('/fivesClub/galleryOwners/', type, cookie, 'content-length: 100000') + part)
  expect(lines).toEqual([])
})

test('whoever is in time is answered', async () => {
  const { port } = app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/ownerlogin/`, {
    method: 'POST',
    headers: { token: club.config.apiToken, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(400)
})
