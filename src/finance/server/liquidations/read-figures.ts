import { done, refused } from '../../../kernel/outcome.ts'
import { readClubDay } from '../../../membership/server/club-day.store.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { readFigures as call, ReadFigures } from '../../liquidations/figures.endpoints.ts'
import { figuresFaultsOf, goodLine } from '../../liquidations/figures.ts'
import { isOver } from '../../publish-report.ts'
import { countReady, findKnown } from './figures.store.ts'
import { parseFigures } from './parse-figures.ts'

/** Reads a month's figures beside what the books know; nothing is written. */
export const readFigures: Deed<typeof call> = async ({ body }, { db, now }) => {
  const { month, csv } = body
  if (!isOver(month, await readClubDay(db, now))) return refused('MONTH_NOT_OVER')
  const parsed = parseFigures(csv)
  if ('fault' in parsed) {
    const { fault: reason, line } = parsed
    return done({ data: { fault: { reason, line }, lines: [], wrong: [], absent: 0 } })
  }
  const numbers = [...new Set(parsed.lines.map(({ contract }) => contract))]
  const known = await findKnown(db, month, numbers)
  const lines: ReadFigures['lines'] = []
  const wrong: ReadFigures['wrong'] = []
  const seen = new Set<string>()
  for (const one of parsed.lines) {
    const { line, contract } = one
    const books = known.get(contract)
    const reasons = figuresFaultsOf(one, books, seen)
    if (reasons.length > 0 || !books) wrong.push({ line, contract: contract.slice(0, 60), reasons })
    else {
      const { residence, owner } = books
      lines.push({ ...goodLine(one, books), contract, residence, owner })
      // A line that is refused takes no contract: the next one may be what was meant.
      seen.add(contract)
    }
  }
  lines.sort((a, b) => Number(b.differences.length > 0) - Number(a.differences.length > 0) || a.line - b.line)
  const absent = Math.max(0, (await countReady(db, month)) - lines.length)
  return done({ data: { fault: null, lines, wrong, absent } })
}
