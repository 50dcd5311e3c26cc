import { setTimeout as wait } from 'node:timers/promises'
import { exportStatement } from '../src/finance/statement.endpoints.ts'
import { API } from '../src/kernel/endpoint.ts'
import type { Member } from './crowd.ts'
import { makeClub } from './database.ts'
import { addLongYear, LONG_YEAR } from './long-year.ts'
import { browserCall, memberOf } from './scenarios/scenario.ts'
import { IDLE_AFTER_MS, residentMegabytes, type Side, startSide } from './sides.ts'

const LINES = 100_000
const DETAILS = 4
const PEAK_GOAL = 150
/** How often the server is asked meanwhile what memory it holds; how long that takes shows who is kept waiting. */
const ASK_EVERY_MS = 20

export interface ExportFigures {
  format: 'csv' | 'xlsx'
  seconds: number
  megabytes: number
  /** What the process held before, and the most it held meanwhile. */
  idleMegabytes: number
  peakMegabytes: number
  /** The longest that another request waited. */
  longestWaitMs: number
}

/** Saves a statement of 100,000 lines as a file, each format by a server that has just started. */
export async function measureExport(serverUrl: string): Promise<ExportFigures[]> {
  const club = await makeClub(serverUrl)
  try {
    const member = memberOf(club.crowd, 0)
    await addLongYear(club.verandaUrl, member, { transactions: LINES / DETAILS, details: DETAILS })
    const found: ExportFigures[] = []
    for (const format of ['csv', 'xlsx'] as const) {
      await club.freshenSessions()
      const side = await startSide('veranda.ts', club.verandaUrl)
      found.push(await measureFormat(side, member, format).finally(side.stop))
    }
    return found
  } finally {
    await club.drop()
  }
}

async function measureFormat(side: Side, member: Member, format: 'csv' | 'xlsx'): Promise<ExportFigures> {
  await wait(IDLE_AFTER_MS)
  const idleMegabytes = await residentMegabytes(side.url)
  const watch = watchServer(side)
  const path = `${API}${exportStatement.path}?id=${member.contractId}&year=${LONG_YEAR}&format=${format}`
  const { headers } = browserCall({ method: 'GET', path }, member)
  const began = performance.now()
  const answer = await fetch(side.url + path, { headers })
  if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}`)
  let bytes = 0
  for await (const piece of answer.body) bytes += piece.length
  const seconds = (performance.now() - began) / 1000
  return { format, seconds, megabytes: bytes / 1_048_576, idleMegabytes, ...(await watch()) }
}

function watchServer({ url }: Side): () => Promise<{ peakMegabytes: number; longestWaitMs: number }> {
  const seen = { peakMegabytes: 0, longestWaitMs: 0 }
  let goesOn = true
  const look = async () => {
    while (goesOn) {
      const asked = performance.now()
      seen.peakMegabytes = Math.max(seen.peakMegabytes, await residentMegabytes(url))
      seen.longestWaitMs = Math.max(seen.longestWaitMs, performance.now() - asked)
      await wait(ASK_EVERY_MS)
    }
  }
  const looking = look()
  return async () => {
    goesOn = false
    await looking
    return seen
  }
}

/** Prints what saving a long statement costs. */
export function printExport(found: readonly ExportFigures[]): void {
  console.log(`\na statement of ${LINES.toLocaleString('en')} lines as a file (goal: under ${PEAK_GOAL} MB)`)
  for (const { format, seconds, megabytes, idleMegabytes, peakMegabytes, longestWaitMs } of found)
    console.log(
      `  ${format.padEnd(5)} ${seconds.toFixed(1)} s   ${megabytes.toFixed(1)} MB   memory ${idleMegabytes.toFixed(0)} → ` +
        `${peakMegabytes.toFixed(0)} MB   others waited ${longestWaitMs.toFixed(0)} ms at most   ` +
        (peakMegabytes < PEAK_GOAL ? 'reached' : 'MISSED'),
    )
}
