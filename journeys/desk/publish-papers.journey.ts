import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemoFiles } from '../../src/demo/server/fill-files.ts'
import { onePagePdf } from '../../src/server/testing.pdf.ts'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

const PDF = Buffer.from(onePagePdf())

describe('publishing papers', () => {
  let stage: Stage
  let desk: Page
  let elena: Page
  beforeAll(async () => {
    stage = await openStage()
    const { database, files, clock } = stage
    await fillDemoFiles(database.db, files, {
      now: clock.now(),
      only: (seed) => /^owners-guide/.test(seed),
    })
    // Elena's October is still to be issued; what is signed goes only behind the database's back.
    const trigger = 'executive_reports_signed_stay'
    await sql`ALTER TABLE executive_reports DISABLE TRIGGER ${sql.ref(trigger)}`.execute(database.db)
    await sql`DELETE FROM transactions WHERE report_id IN (
      SELECT id FROM executive_reports WHERE contract_id = 1 AND month = '2026-10-01')`.execute(database.db)
    await sql`DELETE FROM executive_reports WHERE contract_id = 1 AND month = '2026-10-01'`.execute(
      database.db,
    )
    await sql`ALTER TABLE executive_reports ENABLE TRIGGER ${sql.ref(trigger)}`.execute(database.db)
    desk = await stage.signedIn('raul', { readsPdf: true })
    elena = await stage.signedIn('elena', { readsPdf: true })
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  async function mailToElena(subject: string): Promise<Email> {
    for (let tries = 0; tries < 50; tries++) {
      for (const raw of stage.mails()) {
        const mail = await PostalMime.parse(raw)
        if (mail.to?.[0]?.address === 'elena@marea.example' && mail.subject?.includes(subject)) return mail
      }
      await new Promise((wait) => setTimeout(wait, 200))
    }
    throw new Error(`No mail with “${subject}” came`)
  }
  const choose = (name: string, buffer = PDF) =>
    desk.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  const item = (words: string) => desk.locator('.shelf-item').filter({ hasText: words })

  test('a document is a draft, looked at as an owner will, and only then every owner’s', async () => {
    await desk.goto('/desk/publish?show=documents')
    await item('The owner’s guide').first().waitFor()
    await desk.getByRole('link', { name: 'New document' }).click()
    await desk.getByRole('heading', { level: 1, name: 'New document' }).waitFor()
    await desk.getByRole('button', { name: 'Publish', exact: true }).click()
    await desk.getByText('This field is empty. Fill it in.').first().waitFor()
    expect(await axeFaults(desk)).toEqual([])

    await choose('Pool rules.pdf')
    await desk.getByLabel('Kind of document').selectOption({ label: 'Rules of the house' })
    await desk.getByLabel('In English').fill('Rules of the pool')
    await desk.getByLabel('In Spanish').fill('Reglas de la alberca')
    const seen = desk.getByRole('complementary', { name: 'As an owner will see it' })
    await seen.getByText('Rules of the pool').waitFor()
    await seen.getByText('Rules of the house').waitFor()
    await seen.getByRole('button', { name: 'Español' }).click()
    await seen.getByText('Reglas de la alberca').waitFor()
    await desk.getByText('Save the draft to look inside the file as owners will.').waitFor()

    await desk.reload()
    await desk.getByText('What you had not saved is still here.').waitFor()
    await desk.getByText(/hands a file over only once: Pool rules\.pdf/).waitFor()
    await choose('Pool rules.pdf')
    await desk.getByRole('button', { name: 'Save draft' }).click()
    await desk.getByRole('heading', { level: 1, name: 'Edit document' }).waitFor()
    await desk.getByRole('button', { name: 'Look inside as an owner' }).click()
    const opened = desk.getByRole('dialog', { name: 'Rules of the pool' })
    await opened.locator('iframe').waitFor()
    await opened.getByRole('button', { name: 'Close' }).focus()
    await desk.keyboard.press('Escape')
    await opened.waitFor({ state: 'hidden' })

    await elena.goto('/resources')
    await elena.getByText('The owner’s guide').waitFor()
    expect(await elena.getByText('Rules of the pool').count()).toBe(0)
    await desk.getByRole('button', { name: 'Publish', exact: true }).click()
    await item('Rules of the pool').getByText('Published', { exact: true }).waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await elena.reload()
    await elena.getByRole('button', { name: 'Rules of the pool' }).click()
    await elena.locator('dialog[open] iframe').waitFor()
  })

  test('withdrawn no owner finds it; removed it is gone', async () => {
    await item('Rules of the pool')
      .getByRole('button', { name: /^Withdraw/ })
      .press('Enter')
    const withdraw = desk.getByRole('dialog', { name: 'Withdraw this document?' })
    await withdraw.getByRole('button', { name: 'Withdraw' }).press('Enter')
    await item('Rules of the pool').getByText('Draft', { exact: true }).waitFor()
    await elena.goto('/resources')
    await elena.getByText('The owner’s guide').waitFor()
    expect(await elena.getByText('Rules of the pool').count()).toBe(0)
    await item('Rules of the pool')
      .getByRole('button', { name: /^Delete/ })
      .press('Enter')
    const remove = desk.getByRole('dialog', { name: 'Delete this document?' })
    await remove.getByRole('button', { name: 'Delete' }).press('Enter')
    await item('Rules of the pool').waitFor({ state: 'detached' })
  })

  test('a paper of a contract, found by its owner’s name, reaches its owner by email', async () => {
    await desk.getByRole('button', { name: 'Of contracts' }).click()
    await desk.getByRole('link', { name: 'New document' }).click()
    await choose('Annex 2027.pdf')
    await desk.getByRole('searchbox', { name: 'Contract' }).fill('harrin')
    await desk.getByRole('radio', { name: /Contract \d+, Elena Harrington/ }).click()
    await desk.getByText('Choose another', { exact: true }).waitFor()
    await desk.getByLabel('Kind of document').selectOption({ label: 'Contract' })
    await desk.getByLabel('In English').fill('Annex for 2027')
    await desk.getByLabel('In Spanish').fill('Anexo para 2027')
    expect(await axeFaults(desk)).toEqual([])
    await desk.getByRole('button', { name: 'Publish', exact: true }).click()
    await item('Annex for 2027').getByText('Published', { exact: true }).waitFor()
    expect((await mailToElena('Annex for 2027')).text).toContain('/resources?show=mine')
    await elena.goto('/resources?show=mine')
    await elena.getByRole('button', { name: 'Annex for 2027' }).waitFor()
  })

  test('a report is looked at with its PDF and issued; its owner is restricted, and told', async () => {
    await desk.goto('/desk/publish?show=reports&month=2026-10-01')
    const row = desk.locator('tr').filter({ hasText: 'Elena Harrington' })
    await row.getByRole('checkbox').check()
    const income = row.getByRole('textbox', { name: /^Rental income/ })
    expect(await income.inputValue()).toMatch(/^\d+\.\d\d$/)
    await income.fill('3,9x')
    await desk.getByRole('button', { name: 'Issue reports' }).click()
    await expect.poll(() => income.evaluate((field) => field === document.activeElement)).toBe(true)
    await income.fill('3,978.00')
    await row.getByRole('textbox', { name: /^Fees/ }).fill('1208.84')
    await row.getByText('$2,769.16').waitFor()
    expect(await axeFaults(desk)).toEqual([])

    await row.getByRole('button', { name: /^Preview/ }).click()
    const preview = desk.getByRole('dialog', { name: /Elena Harrington/ })
    await preview.getByText('Executive report, October 2026').waitFor()
    await preview.getByText(/^Bahía Serena, residence \d+$/).waitFor()
    const [pdf] = await Promise.all([
      desk.waitForResponse((one) => one.url().includes('/report-preview.pdf')),
      preview.getByRole('button', { name: 'Show the PDF' }).click(),
    ])
    expect([pdf.status(), (await pdf.allHeaders())['content-type']]).toEqual([200, 'application/pdf'])
    await preview.getByRole('button', { name: 'Close' }).focus()
    await desk.keyboard.press('Escape')
    await preview.waitFor({ state: 'hidden' })

    await desk.getByRole('button', { name: 'Issue reports' }).click()
    const ask = desk.getByRole('dialog', { name: 'Issue 1 report of October 2026?' })
    await ask.getByText(/these owners see Restricted Access/).waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await ask.getByRole('button', { name: 'Issue reports' }).click()
    await item('Elena Harrington').getByText('To sign').waitFor()
    expect((await mailToElena('October 2026 is ready for your signature')).text).toContain('/my-reports')
    await elena.goto('/my-reservations')
    await elena.getByRole('heading', { name: 'Restricted Access' }).waitFor()
  })

  test('corrected while its owner has it open, it is read anew before it is signed; then it stays', async () => {
    await elena.goto('/my-reports?view=reports')
    await elena.locator('.reports-waiting').getByRole('button', { name: 'Sign report' }).click()
    const signing = elena.getByRole('dialog', { name: /Sign the report of October 2026/ })
    await signing.getByRole('radio').first().check()
    await signing.getByRole('checkbox').check()

    stage.clock.pass(60_000)
    await item('Elena Harrington')
      .getByRole('link', { name: /^Correct/ })
      .click()
    await desk.getByRole('heading', { level: 1, name: 'Correct the report of October 2026' }).waitFor()
    await desk.getByLabel('Rental income').fill('4,000')
    const seen = desk.getByRole('complementary', { name: 'As an owner will see it' })
    await seen.getByText('$2,791.16').first().waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await desk.getByRole('button', { name: 'Issue the correction' }).click()
    await desk.getByText('Report corrected').waitFor()
    await mailToElena('October 2026 has been corrected')

    await signing.getByRole('button', { name: 'Sign report' }).click()
    await signing.getByText(/The club has corrected this report in the meantime/).waitFor()
    await signing.getByText('$2,791.16').first().waitFor()
    expect(await signing.getByRole('checkbox').isChecked()).toBe(false)
    await signing.getByRole('checkbox').check()
    await signing.getByRole('button', { name: 'Sign report' }).click()
    await elena.getByRole('dialog', { name: 'Report signed' }).waitFor()
    await elena.goto('/my-reservations')
    await elena.getByRole('heading', { level: 1 }).waitFor()
    expect(await elena.getByRole('heading', { name: 'Restricted Access' }).count()).toBe(0)

    // What the list still shows as waiting is refused with who signed it.
    await item('Elena Harrington')
      .getByRole('button', { name: /^Take back/ })
      .click()
    const back = desk.getByRole('dialog', { name: 'Take this report back?' })
    await back.getByRole('button', { name: 'Take back' }).click()
    await back.getByText(/This report is already signed: Elena Harrington/).waitFor()
    await desk.reload()
    await desk.getByText(/^\d+ signed reports$/).click()
    const signed = desk.locator('.report-signed li').filter({ hasText: 'Elena Harrington' })
    await signed.getByText(/signed by Elena Harrington/).waitFor()
    expect(await axeFaults(desk)).toEqual([])
  })
})
