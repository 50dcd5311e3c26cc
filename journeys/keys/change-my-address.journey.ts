import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrives, openStage, type Stage, signIn } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

const OLD = 'elena@marea.example'
const NEW = 'elena.new@example.com'

describe('changing one’s address and telephone', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  async function linkIn(path: string, to: string): Promise<string> {
    for (let tries = 0; tries < 100; tries++) {
      const mail = stage
        .mails()
        .map((one) => one.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
        .findLast((one) => one.includes(`/${path}?token=`) && one.includes(to))
      const link = mail?.match(new RegExp(`http://[^\\s"<]+${path}\\?token=[\\w-]+`))?.[0]
      if (link) return link
      await new Promise((wait) => setTimeout(wait, 100))
    }
    throw new Error(`No mail with “${path}” came to ${to}`)
  }

  test('the new address is confirmed by its link, and the old one undoes it', async () => {
    const elena = await stage.newPage()
    await elena.goto('/login')
    await signIn(elena, OLD)
    await arrives(elena, /\/home/)
    await elena.goto('/my-account')

    await elena.getByRole('button', { name: 'Change the phone' }).click()
    const phone = elena.getByRole('dialog', { name: 'Change the phone' })
    await phone.getByLabel('Phone').fill('(998) 555 0199')
    expect(await axeFaults(elena)).toEqual([])
    await phone.getByRole('button', { name: 'Save the phone' }).click()
    await elena.getByText('998 555 0199', { exact: true }).waitFor()

    await elena.getByRole('button', { name: 'Change the email' }).click()
    const dialog = elena.getByRole('dialog', { name: 'Change the email' })
    await dialog.getByLabel('New email').fill(NEW)
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await elena.getByText(`Confirm ${NEW}`).waitFor()
    expect(await axeFaults(elena)).toEqual([])

    const mailed = await stage.newPage()
    await mailed.goto(await linkIn('confirm-address', NEW))
    await mailed.getByRole('heading', { name: 'Is this your new email?' }).waitFor()
    expect(await axeFaults(mailed)).toEqual([])
    await mailed.getByRole('button', { name: 'Confirm the email' }).click()
    await mailed.getByRole('heading', { name: 'Your new email is confirmed' }).waitFor()

    const fresh = await stage.newPage()
    await fresh.goto('/login')
    await signIn(fresh, NEW)
    await arrives(fresh, /\/home/)
    await fresh.goto('/my-account/access')
    await fresh.getByText('The email was changed').first().waitFor()
    await fresh.getByText('A link of an email was opened').first().waitFor()

    const old = await stage.newPage()
    await old.goto(await linkIn('not-me', OLD))
    await old.getByText('put back').first().waitFor()
    await old.getByRole('button', { name: 'It wasn’t me: lock the account' }).click()
    await old.getByRole('heading', { name: 'The account is locked' }).waitFor()
    await fresh.goto('/my-benefits')
    await arrives(fresh, /\/login/)
    await old.goto(await linkIn('reset-password', OLD))
    await old.locator('input[type=password]').first().fill('a quiet lagoon at noon')
    await old.locator('form button[type=submit]').click()
    await old.getByRole('heading', { name: 'Your password is changed' }).waitFor()
    await old.locator('main a[href="/login"]').last().click()
    await signIn(old, OLD, 'a quiet lagoon at noon')
    await arrives(old, /\/home/)
  })
})
