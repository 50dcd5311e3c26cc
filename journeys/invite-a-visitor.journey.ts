import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_PASSWORD } from '../src/server/testing.day.ts'
import { openStage, type Stage } from './stage.ts'
import { shown } from './views/shown.ts'

describe('visitors', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    // The gate that lost its connection says so in the browser's log.
    expect(stage.faults.filter((fault) => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(fault))).toEqual([])
    await stage.close()
  })

  async function atTheGate(path = '/gate'): Promise<Page> {
    const page = await stage.newPage({ width: 390, height: 844 })
    await page.goto(path)
    await page.locator('input[name=email]').fill('ruth@marea.example')
    await page.locator('input[name=password]').fill(TEST_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    return page
  }

  test('a visitor is invited, opens the gate with the pass, and no more once it is withdrawn', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/home')
    await page.locator('nav a[href="/my-property"]').click()
    await page.getByRole('link', { name: 'Register a visit' }).click()
    await page.getByRole('heading', { level: 1, name: 'Register a visit' }).waitFor()

    // What the rules say, in the specification's words; what was typed stays.
    await page.getByLabel('Time out').fill('10:00')
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByText('Your Time Out is same as your Time In!').waitFor()
    await page.getByLabel('Time out').fill('09:00')
    await page.getByText('Your Time Out is lower than your Time In!').waitFor()
    // Reason, and both names of who comes; the sentence over the names is counted with them.
    await page.getByText('Nothing was sent: 4 fields need another look.').first().waitFor()
    expect(await page.getByText('This field is empty. Fill it in.').count()).toBe(3)
    await page.getByLabel('Time out').fill('22:00')
    await page.getByLabel('Reason').fill('Dinner on the terrace')
    await page.getByText('You must have 1 guest at least').waitFor()
    await page.reload()
    await page.getByLabel(/^Name/).fill('Lucía')
    await page.getByLabel('Last name').fill('Ríos')
    await page.getByLabel('Email (optional)').fill('lucia@visitors.example')
    await page.getByRole('button', { name: 'Add a guest' }).click()
    await page.getByLabel(/^Name/).last().fill('Pablo')
    await page.getByLabel('Last name').last().fill('Ríos')
    await page.getByLabel('Guest type').last().selectOption('child')
    await page.getByRole('button', { name: 'Register' }).click()

    await page.getByRole('heading', { level: 1, name: 'Lucía Ríos and 1 more' }).waitFor()
    const pass = page.locator('.passes > li').first()
    const code = (await pass.locator('.pass-code').innerText()).trim()
    expect(code).toMatch(/^\d{3} \d{3}$/)

    // The mail brings the same pass; its link needs nobody to sign in.
    await expect.poll(() => stage.mails().some((one) => one.includes('lucia@visitors.example'))).toBe(true)
    const mail = stage.mails().find((one) => one.includes('lucia@visitors.example')) ?? ''
    const text = mail.replace(/=\r\n/g, '').replace(/=3D/g, '=')
    const link = /http:\/\/[^\s"]+\/pass#[\w.~-]+/.exec(text)?.[0] ?? ''
    const visitor = await stage.newPage({ width: 390, height: 844 })
    await visitor.goto(link)
    await visitor.getByRole('heading', { level: 1, name: 'Lucía Ríos' }).waitFor()
    expect((await visitor.locator('.pass-code').innerText()).trim()).toBe(code)

    // A phone's camera opens the gate with the pass; the guard signs in and finds it checked.
    const scanned = new URL(link.replace('/pass#', '/gate#').split('~')[0] ?? '')
    const gate = await atTheGate(scanned.pathname + scanned.hash)
    await gate.getByRole('heading', { name: 'Valid: let them in' }).waitFor()
    await gate.getByText('Lucía Ríos').waitFor()
    expect(new URL(gate.url()).hash).toBe('')
    expect(await gate.locator('main').innerText()).not.toMatch(/Elena|Harrington|terrace/)
    await gate.getByRole('button', { name: 'Note the entry' }).click()
    await gate.getByText('1 entry so far.').waitFor()
    await gate.getByRole('button', { name: 'Next visitor' }).click()

    // By its digits, too.
    await gate.getByLabel('Six digits').fill(code)
    await gate.getByRole('button', { name: 'Check the pass' }).click()
    await gate.getByRole('button', { name: 'Note the exit' }).click()
    await gate.getByRole('button', { name: 'Note the entry' }).waitFor()

    // Elena sees who came, and withdraws the visit.
    await page.reload()
    await page.getByText(/1 entry\. Left on/).waitFor()
    await page.locator('.visit-acts').getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('button', { name: 'Withdraw the visit' }).click()
    await page.getByText('Visit withdrawn').first().waitFor()
    await page.locator('.passes .qr').first().waitFor({ state: 'detached' })

    await gate.getByLabel('Six digits').fill(link)
    await gate.getByRole('button', { name: 'Check the pass' }).click()
    await gate.getByRole('heading', { name: 'Withdrawn: don’t let them in' }).waitFor()
    expect(await gate.getByRole('button', { name: 'Note the entry' }).count()).toBe(0)
  })

  test('an earlier visit is repeated in one step', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-property')
    await page.locator('.visit-past .visit-press').first().click()
    await page.getByRole('button', { name: 'Repeat' }).click()
    const day = await page.locator('dialog[open] input[type=date]').inputValue()
    expect(day > '2026-11-18').toBe(true)
    await page.locator('dialog[open]').getByRole('button', { name: 'Register' }).click()
    await page.getByText('Visit registered').waitFor()
    await page.getByText('To come').waitFor()
    await page.locator('.passes .qr').first().waitFor()
  })

  test('without a connection the gate goes on: signatures are checked, entries wait and are sent later', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-property')
    await page.locator('.visit-press').first().click()
    await page.locator('.passes .qr').first().waitFor()
    const read = await page.request.get(
      `/api/v1/passes/?idAccess=${new URL(page.url()).pathname.split('/').at(-1)}`,
      { headers: { token: 'veranda-demo-token' } },
    )
    const [{ link, name }] = (await read.json()).data.passes

    const gate = await atTheGate()
    await gate.getByLabel('Six digits').waitFor()
    // The keys that signatures are checked with are there.
    await shown(gate)
    await gate.context().setOffline(true)
    await gate.getByLabel('Six digits').fill('123456')
    await gate.getByRole('button', { name: 'Check the pass' }).click()
    await gate.getByText('Digits need a connection to the club.').waitFor()
    await gate.getByLabel('Six digits').fill(link)
    await gate.getByRole('button', { name: 'Check the pass' }).click()
    await gate.getByRole('heading', { name: 'Valid: let them in' }).waitFor()
    await gate.getByText('Checked by this device alone').waitFor()
    await gate.getByRole('button', { name: 'Note the entry' }).click()
    await gate.getByText('1 entry waits to be sent.').waitFor()
    // The signature's own letters are letters, digits, hyphens and underscores, after the last point.
    const forged = link.replace(/\.[\w-]{6}([\w-]+~)/, '.AAAAAA$1')
    await gate.getByLabel('Six digits').fill(forged)
    await gate.getByRole('button', { name: 'Check the pass' }).click()
    await gate.getByRole('heading', { name: 'Unknown: not a pass of this club' }).waitFor()

    await gate.context().setOffline(false)
    await gate.getByText('No connection to the club').waitFor({ state: 'detached' })
    const { db } = stage.database
    await expect
      .poll(async () => db.selectFrom('gate_entries').select('offline').where('offline', '=', true).execute())
      .toHaveLength(1)
    await page.reload()
    await page
      .getByText(/1 entry\. Inside since/)
      .first()
      .waitFor()
    expect(name).toBeTruthy()
  })
})
