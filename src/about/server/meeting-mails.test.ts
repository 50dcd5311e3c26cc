import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAILS } from '../../portal/server/mails.ts'
import { testConfig } from '../../portal/server/testing.ts'
import { mailSender } from '../../server/mail/send-mail.ts'
import { TEST_NOW } from '../../server/testing.day.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veranda-meeting-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const content = {
  name: 'Elena',
  staff: 'Andrés Poot Balam',
  owner: 'Elena Harrington',
  ownerEmail: 'elena@marea.example',
  hasPhone: 'yes',
  ownerPhone: '+1 617 555 0100',
  startsAt: '2026-11-20T15:00:00.000Z',
  endsAt: '2026-11-20T15:30:00.000Z',
  zone: 'America/Cancun',
  channel: 'phone',
  place: 'Bahía Serena',
  subject: 'The pool',
  hasNote: 'no',
  note: '',
  body: 'A question.',
  link: 'https://club.example/about-us?show=meeting',
  calendar: 'BEGIN:VCALENDAR\r\nSUMMARY:Día de alberca\r\nEND:VCALENDAR\r\n',
}

async function sent(kind: string, language: 'en' | 'es' = 'en') {
  const send = mailSender(testConfig({ DATA_DIR: folder }), { info: () => {} }, MAILS)
  await send({
    id: 1,
    kind,
    recipient: 'x@y.example',
    language,
    content,
    createdAt: TEST_NOW,
    attempts: 1,
    code: null,
  })
  const [name = ''] = readdirSync(join(folder, 'outbox'))
  const raw = readFileSync(join(folder, 'outbox', name), 'utf8')
  return { raw, mail: await PostalMime.parse(raw, { attachmentEncoding: 'utf8' }) }
}

test.each([
  ['meeting-arranged', 'REQUEST', 'invitation.ics'],
  ['meeting-with-owner', 'REQUEST', 'invitation.ics'],
  ['meeting-cancelled', 'CANCEL', 'cancellation.ics'],
  ['meeting-with-owner-cancelled', 'CANCEL', 'cancellation.ics'],
])('%s carries a part that a calendar takes, and the same as a file', async (kind, method, name) => {
  const { raw, mail } = await sent(kind)
  expect(raw).toMatch(new RegExp(`Content-Type: text/calendar; charset=utf-8; method=${method}`, 'i'))
  // The reader of the test gives every line end as one character.
  const parts = mail.attachments.map(({ filename, content: text }) => [
    filename,
    String(text).replaceAll('\r', ''),
  ])
  expect(parts).toContainEqual([name, content.calendar.replaceAll('\r', '')])
  expect(mail.text).toContain('Fri, Nov 20, 2026, 10:00 AM to 10:30 AM (Cancún time)')
  expect(mail.html).toContain('The pool')
})

test('in Spanish, with the owner’s day and time', async () => {
  const { mail } = await sent('meeting-arranged', 'es')
  expect(mail.subject).toBe('Su reunión con Andrés Poot Balam')
  expect(mail.text).toContain('vie 20 de noviembre de 2026, de 10:00 AM a 10:30 AM (hora de Cancún)')
  expect(mail.text).toContain('Por teléfono: Andrés Poot Balam llama al número de su cuenta.')
})

test('who answers a mail about an owner answers the owner', async () => {
  for (const kind of ['owner-message', 'meeting-with-owner']) {
    const { mail } = await sent(kind)
    expect(mail.replyTo).toEqual([{ name: 'Elena Harrington', address: 'elena@marea.example' }])
    rmSync(join(folder, 'outbox'), { recursive: true })
  }
  expect((await sent('meeting-arranged')).mail.replyTo).toBeUndefined()
})
