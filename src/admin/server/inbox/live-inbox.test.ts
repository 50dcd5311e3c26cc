import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMessage } from '../../../about/messages.endpoints.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { listInbox } from '../../inbox/inbox.endpoints.ts'
import { LIVE_INBOX, lookAtThing } from '../../inbox/live.endpoints.ts'

describe.each(BOTH_ENGINES)('the inbox changes by itself, on %s', (engine) => {
  let stage: TestApp
  let raul: Visitor
  let joel: Visitor
  let elena: Visitor
  let url: string
  beforeAll(async () => {
    stage = await testApp(engine)
    raul = await stage.signedIn('raul', { admin: true })
    joel = await stage.signedIn('joel', { admin: true })
    elena = await stage.signedIn('elena')
    await stage.app.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(stage.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => stage.close())

  const cookieOf = (who: Visitor) =>
    Object.entries(who.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  const open = (who: Visitor | null) =>
    fetch(url + LIVE_INBOX, { headers: who ? { cookie: cookieOf(who) } : {} })
  /** Reads events until one of this name has come. */
  const until = async (reader: ReadableStreamDefaultReader<Uint8Array>, event: string) => {
    let text = ''
    while (!text.includes(`event: ${event}\n`)) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`It ended before “${event}”: ${text}`)
      text += new TextDecoder().decode(value)
    }
    return text
  }

  test('its address lies where a browser sends the session’s cookie without TLS too', () => {
    expect(LIVE_INBOX).toMatch(/^\/api\//)
  })

  test('nobody hears it whose work it is not', async () => {
    for (const who of [null, elena, await stage.signedIn('marina', { admin: true })]) {
      const answer = await open(who)
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found'])
    }
  })

  test('a message that comes in is told of, without a word of it', async () => {
    await raul.call(lookAtThing, { body: { thing: null } })
    const answer = await open(raul)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const reader = answer.body!.getReader()
    await until(reader, 'hearing')
    const sent = await elena.call(sendMessage, {
      body: { idContract: CAST_CONTRACTS.elena, subject: 'Quietly', body: 'Is the gate open on Friday?' },
    })
    expect(sent.code).toBe(200)
    expect(await until(reader, 'changed')).not.toContain('Quietly')
    await reader.cancel()
  })

  test('a colleague’s list says who has what open, until they leave or fall silent', async () => {
    const readers = async (who: Visitor) => (await who.call(listInbox, { query: {} })).body.readers
    const { body } = await raul.call(listInbox, { query: {} })
    const [{ kind, id }] = body.data
    await raul.call(lookAtThing, { body: { thing: { kind, id } } })
    expect(await readers(joel)).toMatchObject([{ kind, id, name: 'Raúl' }])
    expect(await readers(raul)).toEqual([])
    stage.clock.pass(91_000)
    expect(await readers(joel)).toEqual([])
    await raul.call(lookAtThing, { body: { thing: { kind, id } } })
    expect(await readers(joel)).toHaveLength(1)
    await raul.call(lookAtThing, { body: { thing: null, leaves: true } })
    expect(await readers(joel)).toEqual([])
  })
})
