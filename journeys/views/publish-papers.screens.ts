import type { Page } from 'playwright-core'
import { onePagePdf } from '../../src/server/testing.pdf.ts'
import { answering } from './shown.ts'
import type { View } from './view.ts'

const documents = '/desk/publish?show=documents'
const papers = `${documents}&shelf=contract`
const reports = '/desk/publish?show=reports'
const charges = '/desk/publish?show=charges'
const desk = { who: 'raul' }

/** The list as it looks while it is not read. */
const unread = (kind: 'never' | 'failure') => answering(/\/desk\/publish\/(documents|reports)\//, kind)

/** Publishing documents, executive reports and condo fees. */
export const PAPER_VIEWS: readonly View[] = [
  { name: 'publish-documents', path: documents, ...desk },
  { name: 'publish-documents-loading', path: documents, ...desk, ...unread('never') },
  { name: 'publish-documents-error', path: documents, ...desk, ...unread('failure') },
  { name: 'publish-documents-none', path: documents, ...desk, act: searchInVain },
  { name: 'publish-document-remove', path: documents, ...desk, act: takeBack },
  { name: 'publish-document-new', path: `${documents}&edit=new`, ...desk, act: chooseFile },
  { name: 'publish-document-wrong', path: `${documents}&edit=new`, ...desk, act: publish },
  { name: 'publish-document', path: `${documents}&edit=1`, ...desk },
  { name: 'publish-document-gone', path: `${documents}&edit=999999`, ...desk },
  { name: 'publish-papers', path: papers, ...desk },
  { name: 'publish-paper-new', path: `${papers}&edit=new`, ...desk, act: findContract },
  { name: 'publish-reports', path: reports, ...desk },
  { name: 'publish-reports-error', path: reports, ...desk, ...unread('failure') },
  { name: 'publish-report-preview', path: reports, ...desk, readsPdf: true, act: lookAtReport },
  { name: 'publish-reports-issue', path: reports, ...desk, act: askToIssue },
  { name: 'publish-report-correct', path: reports, ...desk, act: correctReport },
  { name: 'publish-charges', path: charges, ...desk },
  { name: 'publish-charges-error', path: charges, ...desk, ...answering(/\/desk\/charges\//, 'failure') },
  { name: 'publish-charges-new', path: `${charges}&edit=new`, ...desk },
  { name: 'publish-charges-edit', path: `${charges}&edit=1`, ...desk, act: seeFees },
  { name: 'publish-charges-publish', path: `${charges}&edit=1`, ...desk, act: askToCharge },
]

/** The fees that a budget makes are worked out. */
async function seeFees(page: Page): Promise<void> {
  await page.locator('.charge-publish button').waitFor()
}

/** The dialog that says what is charged to how many. */
async function askToCharge(page: Page): Promise<void> {
  await page.locator('.charge-publish button').click()
  await page.locator('dialog[open]').waitFor()
}

/** A search that finds nothing. */
async function searchInVain(page: Page): Promise<void> {
  await page.locator('.document-tools input').fill('xylophone')
  await page.locator('.documents-none').waitFor()
}

/** The dialog that asks whether the first one is to be withdrawn. */
async function takeBack(page: Page): Promise<void> {
  await page.locator('.shelf-acts button[aria-haspopup]').last().click()
  await page.locator('dialog[open]').waitFor()
}

/** A file is chosen, and the titles are written. */
async function chooseFile(page: Page): Promise<void> {
  const buffer = Buffer.from(onePagePdf())
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Pool rules.pdf', mimeType: 'application/pdf', buffer })
  await page.locator('[name="title.en"]').fill('Rules of the pool')
  await page.locator('[name="title.es"]').fill('Reglas de la alberca')
  await page.locator('[name=idType]').selectOption({ index: 3 })
}

/** Sent with nothing written: each field says what it lacks. */
async function publish(page: Page): Promise<void> {
  await page.locator('.editor-acts button[value=publish]').click()
  await page.locator('.field-error').first().waitFor()
}

/** The contracts that fit what is typed. */
async function findContract(page: Page): Promise<void> {
  await page.locator('[name="audience.idContract"]').fill('ine')
  await page.locator('.document-contracts .option').first().waitFor()
}

/** A report that is not issued, as its owner would see it. */
async function lookAtReport(page: Page): Promise<void> {
  await page.locator('.report-ready-table td:last-child button').first().click()
  await page.locator('dialog[open] .reports-waiting').waitFor()
}

/** Two are chosen, and to be issued. */
async function askToIssue(page: Page): Promise<void> {
  await page.locator('.report-ready-table tbody input[type=checkbox]').nth(0).check()
  await page.locator('.report-ready-table tbody input[type=checkbox]').nth(1).check()
  await page.locator('.report-issue button').click()
  await page.locator('dialog[open]').waitFor()
}

/** The figures of the report that waits for Marcos. */
async function correctReport(page: Page): Promise<void> {
  await page.locator('.shelf-acts a').first().click()
  await page.locator('.reports-waiting').waitFor()
  await page.locator('[name=income]').fill('4,000')
}
