import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readReport } from './test-report.ts'

const one = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
})

test('what passed when it was tried again is named, beside what failed and what was left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'report.json')
  const testResults = [
    {
      name: '/veranda/journeys/session.journey.ts',
      status: 'passed',
      assertionResults: [
        one('signs in', 'passed'),
        one('signs out', 'passed', ['it was late']),
        one('in Firefox', 'skipped'),
      ],
    },
    {
      name: '/veranda/journeys/account.journey.ts',
      status: 'failed',
      assertionResults: [one('crops', 'failed', ['no', 'again no'])],
    },
  ]
  writeFileSync(path, JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults }))
  expect(readReport(path)).toEqual({
    passed: 2,
    failed: 1,
    failing: ['/veranda/journeys/account.journey.ts'],
    failedTests: ['crops'],
    skippedTests: ['in Firefox'],
    triedAgain: ['signs out'],
  })
})

test('a run that wrote no report has passed nothing', () => {
  expect(readReport('/nowhere/report.json')).toMatchObject({ passed: 0, failed: 0, triedAgain: [] })
})
