import type { Page } from 'playwright-core'
import { answering } from './shown.ts'
import type { View } from './view.ts'

const VERIFY = '/verify?code=7Q4K2-9XTMB'
const MAIL = '/api/v1/verify/mail/'
const CALLER = '/api/v1/verify/caller/'
const CALLED = '/api/v1/desk/callers/'
const SUSPICIONS = '/api/v1/desk/suspicions/'

const OURS = {
  status: true,
  data: {
    sentAt: '2026-11-22T15:30:00.000Z',
    to: 'e***a@m***a.example',
    from: 'concierge@marea.example',
    about: 'order',
    leadsTo: 'portal.marea.example',
  },
}
const NOT_OURS = { status: true, data: null }
const NUMBER = { status: true, data: { id: 1, digits: '482917', secondsLeft: 86 } }
const ELENA = { name: 'Elena', lastname: 'Harrington Ruiz', phone: '+1 415 555 0142' }
const REPORTED = {
  status: true,
  data: [
    {
      id: 1,
      at: '2026-11-22T15:30:00Z',
      kind: 'mail',
      code: '7Q4K2-9XTMB',
      isOurCode: true,
      words: 'It wants a fee before money comes back to me.',
      from: { name: null, lastname: null, email: 'ana@post.example' },
      readBy: null,
    },
    {
      id: 2,
      at: '2026-11-22T16:00:00Z',
      kind: 'call',
      code: null,
      isOurCode: false,
      words: null,
      from: { ...ELENA, email: 'elena@marea.example' },
      readBy: 'Joel Canul Uc',
    },
  ],
}

const ask = async (page: Page) => {
  await page.locator('.verify-form button').click()
  await page.locator('.verify-answer').waitFor()
}
const report = async (page: Page) => {
  await ask(page)
  await page.locator('.verify-report button').click()
  await page.locator('.verify-report textarea').waitFor()
}
const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.locator('dialog[open]').waitFor()
}

/** Whether it is the club: mails, callers, what is reported; and the club's people. */
export const VERIFICATION_VIEWS: readonly View[] = [
  { name: 'verify', path: VERIFY },
  { name: 'verify-yes', path: VERIFY, ...answering(MAIL, OURS), act: ask },
  { name: 'verify-no', path: VERIFY, ...answering(MAIL, NOT_OURS), act: report },
  { name: 'caller', path: '/my-account/caller', who: 'elena', ...answering(CALLER, NUMBER) },
  { name: 'caller-error', path: '/my-account/caller', who: 'elena', ...answering(CALLER, 'failure') },
  {
    name: 'caller-wrong',
    path: '/my-account/caller',
    who: 'elena',
    anew: true,
    act: async (page) => {
      await page.locator('.caller-acts .button-danger').click()
      await page.locator('.caller-said').waitFor()
    },
  },
  { name: 'callers', path: '/desk/callers', who: 'raul' },
  {
    name: 'callers-number',
    path: '/desk/callers?owner=1',
    who: 'raul',
    ...answering(CALLED, { ...NUMBER, owner: ELENA }),
  },
  { name: 'desk-suspicions', path: '/desk?show=suspicions', who: 'raul', ...answering(SUSPICIONS, REPORTED) },
  { name: 'staff', path: '/staff', who: 'marina' },
  {
    name: 'staff-invite',
    path: '/staff',
    who: 'marina',
    act: press(/^(Invite somebody|Invitar a alguien)$/),
  },
  { name: 'staff-roles', path: '/staff', who: 'marina', act: press(/^(Roles|Puestos): Joel/) },
  { name: 'staff-close', path: '/staff', who: 'marina', act: press(/^(Close|Cerrar): Joel/) },
]
