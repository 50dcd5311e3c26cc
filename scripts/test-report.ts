import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The result of a run of tests. */
export interface Report {
  /** The exit code of the run. */
  code: number
  passed: number
  failed: number
  /** Files in which something failed, seen from the root. */
  failing: string[]
  /** Those of them in which no test did: they broke before their tests, or after. */
  brokenFiles: string[]
  failedTests: string[]
  skippedTests: string[]
  /** What failed and passed when it was tried again at once: the report keeps why. */
  triedAgain: string[]
}

interface TestOfReport {
  status: string
  fullName: string
  failureMessages?: readonly string[]
}

interface FileOfReport {
  name: string
  status: string
  assertionResults: readonly TestOfReport[]
}

/** The tests of the files that are so. */
function namesOf(files: readonly FileOfReport[], is: (test: TestOfReport) => boolean): string[] {
  return files.flatMap(({ assertionResults }) => assertionResults.filter(is).map(({ fullName }) => fullName))
}

/** What has failed of a run, by name; a run that broke before it could tell is one failure by its own. */
export function brokenOf(name: string, { code, failedTests, brokenFiles }: Report): string[] {
  const named = [...failedTests, ...brokenFiles]
  return named.length > 0 || code === 0 ? named : [name]
}

/** Reads vitest's report in JSON; nothing of a run that broke before it could write one. */
export function readReport(path: string, { root, code }: { root: string; code: number }): Report {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
    const files = testResults as FileOfReport[]
    const broken = files.filter(({ status }) => status === 'failed')
    const isWithout = ({ assertionResults }: FileOfReport) =>
      assertionResults.every(({ status }) => status !== 'failed')
    const pathsOf = (some: readonly FileOfReport[]) => some.map(({ name }) => relative(root, name))
    return {
      code,
      passed: numPassedTests,
      failed: numFailedTests,
      failing: pathsOf(broken),
      brokenFiles: pathsOf(broken.filter(isWithout)),
      failedTests: namesOf(broken, ({ status }) => status === 'failed'),
      skippedTests: namesOf(files, ({ status }) => status === 'skipped'),
      triedAgain: namesOf(
        files,
        ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
      ),
    }
  } catch {
    const nothing = { failing: [], brokenFiles: [], failedTests: [], skippedTests: [], triedAgain: [] }
    return { code, passed: 0, failed: 0, ...nothing }
  }
}
