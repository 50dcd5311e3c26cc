import { readFileSync } from 'node:fs'

/** The result of a run of tests. */
export interface Report {
  passed: number
  failed: number
  /** Files in which something failed. */
  failing: string[]
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

/** Reads vitest's report in JSON; nothing of a run that broke before it could write one. */
export function readReport(path: string): Report {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
    const files = testResults as FileOfReport[]
    const broken = files.filter(({ status }) => status === 'failed')
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      failing: broken.map(({ name }) => name),
      failedTests: namesOf(broken, ({ status }) => status === 'failed'),
      skippedTests: namesOf(files, ({ status }) => status === 'skipped'),
      triedAgain: namesOf(
        files,
        ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
      ),
    }
  } catch {
    return { passed: 0, failed: 0, failing: [], failedTests: [], skippedTests: [], triedAgain: [] }
  }
}
