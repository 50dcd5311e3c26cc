import type { Comparison, SideFigures } from './compare.ts'
import type { StartFigures } from './starts.ts'

const TITLES = [
  'users',
  'calls/s',
  'p50 ms',
  'p99 ms',
  'plain/s',
  'p50 ms',
  'p99 ms',
  'ratio',
  'from–to',
  'goal',
]
const WIDTHS = [5, 8, 8, 8, 8, 8, 8, 6, 11]

/** Prints what was found about a scenario, and loudly what failed. */
export function printComparisons(found: readonly Comparison[]): void {
  const [first] = found
  if (!first) return
  console.log(`\n${first.scenario} (goal: ${first.goal})`)
  console.log(row(TITLES))
  for (const { users, veranda, plain, ratio, ratios, reached } of found) {
    const verdict = reached === null ? '' : reached ? 'reached' : 'MISSED'
    const span = ratios.map((one) => one.toFixed(2)).join('–')
    console.log(
      row([String(users), ...sideCells(veranda), ...sideCells(plain), ratio.toFixed(2), span, verdict]),
    )
    for (const [name, side] of [['Veranda', veranda] as const, ['The plain route', plain] as const])
      if (side.failures > 0)
        console.log(
          `  !! ${name} failed ${side.failures} times; this line says nothing. First: ${side.firstFailure}`,
        )
  }
}

/** Prints the times to start and the memory. */
export function printStarts({ built, cold, warm, idleMegabytes }: StartFigures): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const verdict = (ms: number, goal: number) =>
    `goal: under ${goal} s, ${ms < goal * 1000 ? 'reached' : 'MISSED'}`
  console.log('\nnpm start, embedded database with the demo club')
  console.log(`  from a fresh checkout, nothing built   ${seconds(cold)}   ${verdict(cold, 10)}`)
  console.log(`  the portal built, no data yet          ${seconds(built)}`)
  console.log(`  built and filled                       ${seconds(warm)}   ${verdict(warm, 3)}`)
  console.log(`  memory when idle                       ${idleMegabytes.toFixed(0)} MB`)
}

function sideCells({ perSecond, medianMs, p99Ms }: SideFigures): string[] {
  return [perSecond.toFixed(0), medianMs.toFixed(2), p99Ms.toFixed(2)]
}

function row(cells: readonly string[]): string {
  return `  ${cells.map((cell, index) => cell.padStart(WIDTHS[index] ?? 0)).join('  ')}`
}
