import type { Page } from 'playwright-core'

/** The dialog of the first button with this name. */
export async function openDialog(page: Page, name: RegExp): Promise<void> {
  await page.locator('main').getByRole('button', { name }).first().click()
  await dialogIsOpen(page)
}

export async function dialogIsOpen(page: Page): Promise<void> {
  await page.locator('dialog[open]').waitFor()
}
