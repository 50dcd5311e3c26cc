import type { Club } from './database.ts'
import { applyLoad, joined, quantile, rate, type Sample } from './load.ts'
import type { Call, Scenario } from './scenarios/scenario.ts'
import type { Side } from './sides.ts'

/** How many users ask at once. */
const USERS = [1, 10, 50]
const WARM_UP_SECONDS = 1
/**
 * A portal runs for weeks: what V8 compiles at a call's first ten thousand times is not what it costs. Both sides get as
 * long; a checkout, the longest deed, becomes faster for some 20 seconds.
 */
const FIRST_WARM_UP = { users: 10, seconds: 20 }
/** Long enough that the calls cut off at its end do not count, short enough that the machine stays what it was. */
const STRETCH_SECONDS = 2

export interface SideFigures {
  perSecond: number
  medianMs: number
  p99Ms: number
  failures: number
  firstFailure: string | null
}

/** One scenario at one number of users, both sides in the same minute. */
export interface Comparison {
  scenario: string
  users: number
  veranda: SideFigures
  plain: SideFigures
  /** The portal's calls a second by the plain route's; and the least and greatest of the single stretches. */
  ratio: number
  ratios: [number, number]
  goal: string
  /** Null where there is none at this number of users. */
  reached: boolean | null
}

interface Ask {
  side: Side
  nextCall: () => Call
}

/**
 * Measures a scenario. The sides take turns in short stretches, A B B A, so that a machine that slows down slows both;
 * the same turn is the same member and the same stay on both.
 */
export async function compare(
  scenario: Scenario,
  club: Club,
  sides: { veranda: Side; plain: Side },
  seconds: number,
): Promise<Comparison[]> {
  await club.freshenSessions()
  const veranda = { side: sides.veranda, nextCall: inTurn((turn) => scenario.veranda(club.crowd, turn)) }
  const plain = { side: sides.plain, nextCall: inTurn((turn) => scenario.plain(club.crowd, turn)) }
  for (const { side, nextCall } of [veranda, plain]) await applyLoad(side.url, { ...FIRST_WARM_UP, nextCall })
  const found: Comparison[] = []
  for (const users of USERS) found.push(await compareAt(scenario, users, { veranda, plain }, seconds))
  return found
}

async function compareAt(
  scenario: Scenario,
  users: number,
  { veranda, plain }: { veranda: Ask; plain: Ask },
  seconds: number,
): Promise<Comparison> {
  const ask = ({ side, nextCall }: Ask, time: number) =>
    applyLoad(side.url, { users, nextCall, seconds: time })
  await ask(veranda, WARM_UP_SECONDS)
  await ask(plain, WARM_UP_SECONDS)

  const stretches = Math.max(2, Math.floor(seconds / STRETCH_SECONDS))
  const ours: Sample[] = []
  const theirs: Sample[] = []
  for (let index = 0; index < stretches; index++) {
    const first = index % 2 === 0
    if (first) ours.push(await ask(veranda, seconds / stretches))
    theirs.push(await ask(plain, seconds / stretches))
    if (!first) ours.push(await ask(veranda, seconds / stretches))
  }
  const ratios = ours
    .map((one, index) => rate(one) / rate(theirs[index] ?? one))
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  const figures = { veranda: figuresOf(joined(ours)), plain: figuresOf(joined(theirs)) }
  const ratio = figures.veranda.perSecond / figures.plain.perSecond
  return {
    scenario: scenario.name,
    users,
    ...figures,
    ratio,
    ratios: [ratios[0] ?? ratio, ratios.at(-1) ?? ratio],
    goal: scenario.goal,
    reached: reached(scenario, users, ratio, figures.veranda.medianMs),
  }
}

/** Calls one after another. The turn goes on over the stretches, so that none is asked for twice. */
function inTurn(callOf: (turn: number) => Call): () => Call {
  let turn = 0
  return () => callOf(turn++)
}

function reached(scenario: Scenario, users: number, ratio: number, medianMs: number): boolean | null {
  const { ratioAtLeast, medianAtOneBelow } = scenario
  const goals = [
    ...(ratioAtLeast === undefined ? [] : [ratio >= ratioAtLeast]),
    ...(medianAtOneBelow === undefined || users !== 1 ? [] : [medianMs < medianAtOneBelow]),
  ]
  return goals.length === 0 ? null : goals.every(Boolean)
}

function figuresOf(sample: Sample): SideFigures {
  return {
    perSecond: rate(sample),
    medianMs: quantile(sample, 0.5),
    p99Ms: quantile(sample, 0.99),
    failures: sample.failures,
    firstFailure: sample.firstFailure,
  }
}
