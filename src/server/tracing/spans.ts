import type { FastifyInstance } from 'fastify'

/** What a span says of itself: names and numbers, never a value that somebody has typed. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** The tracer: OpenTelemetry, or one that does nothing. */
export interface Spans {
  /** From now on each request of an application is a span; what runs for it has its spans below that one. */
  watchCalls: (app: FastifyInstance) => void
  /** Whether the current context has a span; statements outside of one are not traced. */
  areHere: () => boolean
  /** Tells of a statement that is over, by its name; `began` and `ended` in milliseconds of `performance.now()`. */
  tellStatement: (name: string, began: number, ended: number, failed: boolean) => void
  /** Does a piece of work that no call waits for, in a span of its own. */
  ofWork: <T>(name: string, facts: SpanFacts, act: () => Promise<T>) => Promise<T>
  /** Sends what is left, for two seconds at most. */
  close: () => Promise<void>
}

/** Without `OTEL_EXPORTER_OTLP_ENDPOINT` nothing is told and nothing of OpenTelemetry's SDK is loaded. */
export const NO_SPANS: Spans = {
  watchCalls: () => {},
  areHere: () => false,
  tellStatement: () => {},
  ofWork: (_, __, act) => act(),
  close: async () => {},
}
