import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brokenOf, readReport } from './test-report.ts'

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
    {
      name: '/veranda/journeys/profit.journey.ts',
      status: 'failed',
      assertionResults: [one('is drawn', 'skipped')],
    },
  ]
  writeFileSync(path, JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults }))
  const report = readReport(path, { root: '/veranda', code: 1 })
  expect(report).toEqual({
    code: 1,
    passed: 2,
    failed: 1,
    failing: ['journeys/account.journey.ts', 'journeys/profit.journey.ts'],
    brokenFiles: ['journeys/profit.journey.ts'],
    failedTests: ['crops'],
    skippedTests: ['in Firefox', 'is drawn'],
    triedAgain: ['signs out'],
  })
  expect(brokenOf('journeys', report)).toEqual(['crops', 'journeys/profit.journey.ts'])
})

test('a run that wrote no report has passed nothing', () => {
  const report = readReport('/nowhere/report.json', { root: '/', code: 1 })
  expect(report).toMatchObject({ passed: 0, failed: 0, triedAgain: [] })
  expect(brokenOf('journeys', report)).toEqual(['journeys'])
})

test('a run in which all passed has nothing that failed', () => {
  const report = readReport('/nowhere/report.json', { root: '/', code: 0 })
  expect(brokenOf('journeys', report)).toEqual([])
})
