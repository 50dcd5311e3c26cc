import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAILS } from '../../portal/server/mails.ts'
import { testConfig } from '../../portal/server/testing.ts'
import type { WaitingMail } from '../jobs/outbox.store.ts'
import { TEST_NOW } from '../testing.day.ts'
import { isOfTheHost } from './mail-host.ts'
import { mailHostReach, mailSender } from './send-mail.ts'

const LINK = 'https://club.example/reset-password?token=abc-DEF_123'
let folder: string
let logged: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veranda-mail-'))
  logged = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const log = { info: (...facts: unknown[]) => logged.push(JSON.stringify(facts)) }
const resetMail = (change: Partial<WaitingMail> = {}): WaitingMail => ({
  id: 12,
  kind: 'password-reset',
  recipient: 'elena@marea.example',
  language: 'en',
  content: { name: 'Elena', link: LINK },
  createdAt: TEST_NOW,
  attempts: 1,
  code: null,
  ...change,
})

/** A mail server that keeps what it receives; `refuse` turns the next mails away. */
async function postOffice(): Promise<{
  url: string
  received: Email[]
  refuse: (times: number) => void
  close: () => Promise<void>
}> {
  const received: Email[] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, callback) => {
      refusals -= 1
      if (refusals >= 0) callback(Object.assign(new Error('Mailbox busy'), { responseCode: 450 }))
      else callback()
    },
    onData: (stream, _, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)))
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (times) => {
      refusals = times
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

test('a reset mail reaches its reader by SMTP, in English, with the link in text and page', async () => {
  const office = await postOffice()
  await mailSender(testConfig({ SMTP_URL: office.url }), log, MAILS)(resetMail())
  await office.close()
  const [mail] = office.received
  expect(mail?.from).toEqual({ name: 'Marea Residence Club', address: 'concierge@marea.example' })
  expect(mail?.to?.[0]?.address).toBe('elena@marea.example')
  expect(mail?.subject).toBe('Set a new password at Marea')
  expect(mail?.text).toContain('Hello Elena,')
  expect(mail?.text).toContain(LINK)
  expect(mail?.text).toContain('The concierge is happy to help: +52 998 555 0142.')
  expect(mail?.html).toContain(`href="${LINK}"`)
  expect(mail?.html).toContain('<html lang="en">')
})

test('under the name that a manager gave, with answers to another mailbox', async () => {
  const office = await postOffice()
  const sender = async () => ({ name: 'The concierge', replyTo: 'answers@marea.example' })
  await mailSender(testConfig({ SMTP_URL: office.url }), log, MAILS, sender)(resetMail())
  await office.close()
  const [mail] = office.received
  expect(mail?.from).toEqual({ name: 'The concierge', address: 'concierge@marea.example' })
  expect(mail?.replyTo).toEqual([{ name: 'The concierge', address: 'answers@marea.example' }])
})

test('the same mail in Spanish', async () => {
  const office = await postOffice()
  const send = mailSender(testConfig({ SMTP_URL: office.url }), log, MAILS)
  await send(resetMail({ language: 'es', content: { name: 'Marcos', link: LINK } }))
  await office.close()
  const [mail] = office.received
  expect(mail?.subject).toBe('Nueva contraseña para Marea')
  expect(mail?.text).toContain('Hola, Marcos:')
  expect(mail?.text).toContain('El concierge está a sus órdenes: +52 998 555 0142.')
  expect(mail?.text).toContain(LINK)
  expect(mail?.html).toContain('<html lang="es">')
})

test('a mail to the club’s own people has none of the closing words for owners', async () => {
  const office = await postOffice()
  const content = { name: 'Raúl', by: 'Marina Solís', may: 'work at the desk' }
  await mailSender(
    testConfig({ SMTP_URL: office.url }),
    log,
    MAILS,
  )({ ...resetMail({ content }), kind: 'staff-roles' })
  await office.close()
  const [mail] = office.received
  expect(mail?.text).toContain('Marina Solís changed what you may do')
  expect(`${mail?.text} ${mail?.html}`).not.toContain('The concierge is happy to help')
})

test('a refused mail is an error, and the same mail again carries the same Message-ID', async () => {
  const office = await postOffice()
  const send = mailSender(testConfig({ SMTP_URL: office.url }), log, MAILS)
  office.refuse(1)
  await expect(send(resetMail())).rejects.toThrow('Mailbox busy')
  await send(resetMail({ attempts: 2 }))
  await send(resetMail({ attempts: 3 }))
  await send(resetMail({ id: 13 }))
  await office.close()
  const ids = office.received.map(({ messageId }) => messageId)
  expect(ids[0]).toMatch(/^<veranda-\d+-12@marea\.example>$/)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('without a mail server a file is written for its owner alone; the log names it and not the link', async () => {
  await mailSender(testConfig({ DATA_DIR: folder }), log, MAILS)(resetMail())
  const [name = ''] = readdirSync(join(folder, 'outbox'))
  expect(name).toBe('20261118T150000-12-password-reset.eml')
  const path = join(folder, 'outbox', name)
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o077).toBe(0)
  const mail = await PostalMime.parse(readFileSync(path))
  expect(mail.text).toContain(LINK)
  expect(logged.join()).toContain(name)
  expect(logged.join()).not.toContain('abc-DEF_123')
})

test('what a person is called cannot become markup', async () => {
  const name = '<img src=x onerror="1"> & co'
  await mailSender(testConfig({ DATA_DIR: folder }), log, MAILS)(resetMail({ content: { name, link: LINK } }))
  const [file = ''] = readdirSync(join(folder, 'outbox'))
  const mail = await PostalMime.parse(readFileSync(join(folder, 'outbox', file)))
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;1&quot;&gt; &amp; co')
  expect(mail.html).not.toContain('<img')
  expect(mail.text).toContain(name)
})

test('a kind without words, and a button without a link, are faults', async () => {
  const send = mailSender(testConfig({ DATA_DIR: folder }), log, MAILS)
  await expect(send(resetMail({ kind: 'unheard-of' }))).rejects.toThrow('unheard-of')
  await expect(send(resetMail({ content: { name: 'Elena' } }))).rejects.toThrow('no link')
})

test('whether the mail server is there is found out without a mail; files are always there', async () => {
  const office = await postOffice()
  const reach = mailHostReach(testConfig({ SMTP_URL: office.url }))
  await reach()
  expect(office.received).toEqual([])
  await office.close()
  const error = await reach().catch((thrown: unknown) => thrown)
  expect(isOfTheHost(error)).toBe(true)
  await mailHostReach(testConfig({ DATA_DIR: folder }))()
})
