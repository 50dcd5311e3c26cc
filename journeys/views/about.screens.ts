import type { Page } from 'playwright-core'
import { answerCalls } from './answers.ts'
import { openDialog } from './dialog.acts.ts'
import { answered, answering } from './shown.ts'
import type { View } from './view.ts'

export const ABOUT_VIEWS: readonly View[] = [
  { name: 'about-us', path: '/about-us', who: 'elena' },
  {
    name: 'about-us-error',
    path: '/about-us',
    who: 'elena',
    ...answered('/fivesClub/getStaffContactOwners/', 'failure'),
  },
  {
    name: 'about-us-loading',
    path: '/about-us',
    who: 'elena',
    ...answered('/fivesClub/getStaffContactOwners/', 'never'),
  },
  // Fernanda's office is two hours behind: the reader's own clock stands below.
  { name: 'meeting', path: '/about-us?show=meeting&with=3', who: 'elena', act: arrangeMeeting },
  {
    name: 'meeting-cancel',
    path: '/about-us?show=meeting&with=3',
    who: 'elena',
    act: async (page) => {
      await arrangeMeeting(page)
      await openDialog(page, /^(Cancel the meeting|Cancelar la reunión): /)
    },
  },
  {
    name: 'meeting-no-slot',
    path: '/about-us?show=meeting',
    who: 'elena',
    ...answering('/api/v1/meetings/slots/', {
      ...{ status: true, data: { idStaff: 1, zone: 'America/Cancun', days: [] } },
    }),
    act: (page) => page.locator('main .note-gold').waitFor(),
  },
  { name: 'message', path: '/about-us?show=message', who: 'elena' },
]

/** A meeting to come, as the list and the confirmation show it. The club does not hear of it. */
async function arrangeMeeting(page: Page): Promise<void> {
  const slot = page.locator('.slot-options input').first()
  const startsAt = await slot.inputValue()
  const meeting = {
    idMeeting: 1,
    staff: { idStaff: 3, name: 'Fernanda', lastname: 'Lizárraga Tirado', phone: '+52 669 555 0203' },
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
    zone: 'America/Mazatlan',
    channel: 'video',
    subject: 'A week at Punta Coralina in March',
    note: null,
    state: 'coming',
    byAdmin: false,
  }
  const data = [meeting, { ...meeting, idMeeting: 2, state: 'cancelled' }]
  await answerCalls(page, /\/api\/v1\/meetings\/$/, { status: true, data })
  await page.reload()
  await page.locator('.meeting').first().waitFor()
  await slot.check()
}
