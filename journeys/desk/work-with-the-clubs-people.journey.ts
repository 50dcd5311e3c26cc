import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAt, openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

const PASSWORD = 'a quiet loggia at dusk'
const ANA = 'ana.ku@marea.example'

describe('the people of the club', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  /** Where the mail with the invitation leads. */
  const invitation = async (): Promise<string> => {
    for (let tries = 0; tries < 100; tries++) {
      const mail = stage.mails().findLast((one) => one.includes(`To: ${ANA}`)) ?? ''
      const text = mail.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '=')
      const token = /\/reset-password\?token=([\w-]{43})/.exec(text)?.[1]
      if (token) return `/reset-password?token=${token}`
      await new Promise((wait) => setTimeout(wait, 100))
    }
    throw new Error('No invitation came')
  }

  test('a manager invites with two roles; closed, whoever is signed in is out with the next press', async () => {
    const manager = await stage.signedIn('marina')
    await manager.goto('/staff')
    await manager.getByRole('button', { name: 'Invite somebody' }).click()
    const dialog = manager.getByRole('dialog', { name: 'Invite somebody of the club' })
    await dialog.getByLabel('First name').fill('Ana')
    await dialog.getByLabel('Last name').fill('Kú')
    await dialog.getByLabel('Email').fill(ANA)
    await dialog.getByRole('checkbox', { name: /^Desk/ }).check()
    await dialog.getByRole('checkbox', { name: /^Finance/ }).check()
    expect(await axeFaults(manager)).toEqual([])
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    const row = manager.locator('.staff-rows > li').filter({ hasText: ANA })
    await row.getByText('Invited').waitFor()

    const ana = await stage.newPage()
    await ana.goto(await invitation())
    await ana.getByRole('textbox', { name: 'New password' }).fill(PASSWORD)
    await ana.getByRole('button', { name: 'Change password' }).click()
    await ana.getByRole('link', { name: /sign in/i }).click()
    await isAt(ana, /\/admin-users/)
    await ana.getByRole('textbox', { name: 'Email' }).fill(ANA)
    await ana.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await ana.getByRole('button', { name: 'Sign in', exact: true }).click()
    await isAt(ana, /\/desk/)
    // Both roles: the desk's kinds and finance's.
    const kinds = ana.getByRole('combobox', { name: 'Kind' })
    await kinds.waitFor()
    await expect
      .poll(() => kinds.locator('option').allTextContents())
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^Reservations/),
          expect.stringMatching(/^Rejected statements/),
        ]),
      )
    // Who acts for nobody has keys as well.
    await ana.getByRole('navigation').getByRole('link', { name: 'Your keys' }).click()
    await ana.getByRole('heading', { name: 'Your keys' }).waitFor()

    await manager.reload()
    await row.getByRole('button', { name: /^Roles/ }).click()
    const roles = manager.getByRole('dialog', { name: 'Roles of Ana Kú' })
    await roles.getByRole('checkbox', { name: /^Desk/ }).uncheck()
    await roles.getByRole('button', { name: 'Change roles' }).click()
    await manager.locator('.toast').getByText('Roles changed').waitFor()

    await row.getByRole('button', { name: /^Close/ }).click()
    const closing = manager.getByRole('dialog', { name: 'Close the account of Ana Kú?' })
    await closing.getByLabel('Reason').fill('She works elsewhere now.')
    await closing.getByRole('button', { name: 'Close the account' }).click()
    await row.getByText('Closed').waitFor()
    await manager.getByText('She works elsewhere now.').waitFor()

    await ana.reload()
    await isAt(ana, /\/admin-users/)
    await ana.getByRole('textbox', { name: 'Email' }).fill(ANA)
    await ana.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await ana.getByRole('button', { name: 'Sign in', exact: true }).click()
    await ana.getByText('The email or password doesn’t match our records.').waitFor()
  })
})
