import type { Page } from 'playwright-core'

const searchField = /^(Find an owner|Buscar un propietario)$/

/** The field in which an admin looks for an owner. */
export const ownerSearch = (page: Page) => page.getByLabel(searchField)

/** Looks for owners and waits for what is found: a name, or the sentence that nobody fits. */
export async function lookFor(page: Page, letters: string, found: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name: /^(All hotels|Todos los hoteles)/ }).check()
  await ownerSearch(page).fill(letters)
  await page.locator('.choose-owners').getByText(found).first().waitFor()
}

/** Chooses an owner by name, acts for them and stands at their home. */
export async function actAs(page: Page, letters: string, name: string | RegExp): Promise<void> {
  if (!page.url().includes('/admin-users')) await page.goto('/admin-users')
  await lookFor(page, letters, name)
  await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: /^(Act for|Actuar por) / }).click()
  await page.waitForURL(/\/home$/)
  await page.locator('.acting').waitFor()
}

/** The alert that an admin meets in place of the owner's signature. */
export async function refusedSignature(page: Page): Promise<void> {
  await actAs(page, 'marcos', /^Marcos /)
  await page.goto('/my-reports?view=reports')
  await page
    .locator('.reports-waiting')
    .getByRole('button', { name: /^(Sign report|Firmar el reporte)$/ })
    .click()
  await page.locator('dialog[open]').waitFor()
}
