import autocannon from 'autocannon'
import type { Call } from './scenarios/scenario.ts'

/** The figures of a stretch of load. */
export interface Sample {
  seconds: number
  /** Milliseconds of each answer that was a success. */
  latencies: number[]
  /** Answers that were none, and connections that broke. */
  failures: number
  /** The message of the first failure. */
  firstFailure: string | null
}

/** How often the generator looks whether the time is up. */
const LOOK_EVERY_MS = 50
/** After a stretch a server still ends what it was asked last; the other side should not pay for that. */
const SETTLE_MS = 200

/** Keeps so many users asking, each as soon as the last answer is there, for some seconds. */
export function applyLoad(
  url: string,
  load: { users: number; seconds: number; nextCall: () => Call },
): Promise<Sample> {
  const sample: Sample = { seconds: 0, latencies: [], failures: 0, firstFailure: null }
  const fail = (why: string) => {
    sample.failures += 1
    sample.firstFailure ??= why
  }
  const options: autocannon.Options = {
    url,
    connections: load.users,
    duration: load.seconds,
    sampleInt: LOOK_EVERY_MS,
    requests: [
      {
        setupRequest: (request) => ({ ...request, ...load.nextCall() }),
        onResponse: (status, body) => {
          if (!isSuccess(status)) fail(`${status} ${body.slice(0, 300)}`)
        },
      },
    ],
  }
  return new Promise((resolve, reject) => {
    const running = autocannon(options, (error, { duration }) => {
      if (error) reject(error)
      else setTimeout(resolve, SETTLE_MS, { ...sample, seconds: duration })
    })
    running.on('response', (_, status, __, milliseconds) => {
      if (isSuccess(status)) sample.latencies.push(milliseconds)
    })
    running.on('reqError', (error: Error) => fail(error.message))
  })
}

const isSuccess = (status: number) => status >= 200 && status <= 299

/** Several stretches as one. */
export function joined(samples: readonly Sample[]): Sample {
  return {
    seconds: samples.reduce((total, one) => total + one.seconds, 0),
    latencies: samples.flatMap((one) => one.latencies),
    failures: samples.reduce((total, one) => total + one.failures, 0),
    firstFailure: samples.find((one) => one.firstFailure)?.firstFailure ?? null,
  }
}

/** Successes a second. */
export function rate({ latencies, seconds }: Sample): number {
  return latencies.length / seconds
}

/** The latency, in milliseconds, that this share of the answers (0 to 1) stays below. */
export function quantile({ latencies }: Sample, share: number): number {
  const sorted = latencies.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
