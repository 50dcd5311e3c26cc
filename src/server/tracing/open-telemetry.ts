import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { VERSION } from '../boot/version.ts'
import { isTrustedPeer, type TrustedProxies } from '../http/proxy/trust-proxy.ts'
import { within } from '../within.ts'
import type { Spans } from './spans.ts'
import { type Log, tellingExporter } from './telling-exporter.ts'

/** Spans that wait for the collector: those beyond are dropped. One takes some hundred bytes. */
const MOST_WAITING = 2_048
const BATCH = 256
/** The interval at which spans are sent, in milliseconds. */
const SEND_EVERY_MS = 2_000
/** A collector has so long to take a batch. Nobody waits for it but the next batch. */
const SEND_MS = 5_000
/** The time limit at the process's end, which has more to wait for. */
const CLOSE_MS = 2_000

/** What balancers and Prometheus ask each second, and the portal's own files: no calls. */
const NO_CALLS = new Set(['/health', '/ready', '/metrics', '/*'])

interface TracingParts {
  /** The collector's address; spans go to `v1/traces` below it. */
  endpoint: string
  serviceName: string
  trustProxy: TrustedProxies
  /** How long the end waits for the collector, in milliseconds; shortened in tests. */
  closeMs?: number
}

/**
 * Traces by OpenTelemetry's SDK, by hand: a span for each request, below it one for each statement, and one for each
 * piece of the clock's work. They carry names, never values. Nothing of the SDK's global state is set.
 */
export function openTelemetry({
  endpoint,
  serviceName,
  trustProxy,
  closeMs = CLOSE_MS,
}: TracingParts): Spans {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: SEND_MS,
  })
  let log: Log | null = null
  const batches = new BatchSpanProcessor({
    exporter: tellingExporter(exporter, () => log),
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: BATCH,
    scheduledDelayMillis: SEND_EVERY_MS,
    exportTimeoutMillis: 2 * SEND_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': VERSION }),
    spanProcessors: [batches],
  })
  const tracer = provider.getTracer('veranda', VERSION)
  const propagator = new W3CTraceContextPropagator()
  const isTrusted = isTrustedPeer(trustProxy)
  const here = new AsyncLocalStorage<Context>()
  const ofRequest = new WeakMap<FastifyRequest, Context>()

  const start = (name: string, kind: SpanKind, attributes: Attributes, parent: Context, startTime?: number) =>
    tracer.startSpan(name, { kind, attributes, ...(startTime !== undefined && { startTime }) }, parent)

  /** The caller's own trace goes on here. Whether it is told at all only a trusted proxy decides. */
  const contextOf = ({ headers, socket }: FastifyRequest): Context => {
    const found = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
    const caller = trace.getSpanContext(found)
    if (!caller || isTrusted(socket.remoteAddress)) return found
    const { traceState: _, ...ids } = caller
    return trace.setSpanContext(ROOT_CONTEXT, { ...ids, traceFlags: TraceFlags.SAMPLED })
  }

  return {
    watchCalls: (app: FastifyInstance) => {
      log = app.log
      app.addHook('onRequest', (request, reply, next) => {
        const { url: route } = request.routeOptions
        if (route && NO_CALLS.has(route)) return next()
        const known = route !== undefined && { 'http.route': route }
        const facts = {
          'http.request.method': request.method,
          ...known,
          'veranda.request': request.id,
        }
        const parent = contextOf(request)
        const span = start(`${request.method}${route ? ` ${route}` : ''}`, SpanKind.SERVER, facts, parent)
        const context = trace.setSpan(parent, span)
        // Without an answer that ends there is no `onResponse`: the caller has gone.
        reply.raw.once('close', () => setImmediate(endCall, span, null))
        ofRequest.set(request, context)
        here.run(context, next)
      })
      app.addHook('onResponse', (request, reply, next) => {
        const context = ofRequest.get(request)
        endCall(context && trace.getSpan(context), reply.statusCode)
        next()
      })
      // A body comes in by events of the connection, which know of no request.
      app.addHook('preValidation', (request, _, next) => {
        const context = ofRequest.get(request)
        if (context) here.run(context, next)
        else next()
      })
    },
    areHere: () => here.getStore() !== undefined,
    tellStatement: (name, began, ended, failed) => {
      const parent = here.getStore()
      if (!parent) return
      const span = start(name, SpanKind.CLIENT, { 'db.system.name': 'postgresql' }, parent, began)
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(ended)
    },
    ofWork: async (name, facts, act) => {
      const span = start(name, SpanKind.INTERNAL, facts, ROOT_CONTEXT)
      try {
        const value = await here.run(trace.setSpan(ROOT_CONTEXT, span), act)
        if (isRefusal(value)) span.setStatus({ code: SpanStatusCode.ERROR })
        return value
      } catch (error) {
        // Its words may hold an address: they stand in the log, where they are looked after.
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    close: async () => {
      await within(closeMs, provider.shutdown(), 'The last spans').catch(() => {})
    },
  }
}

/** Work says by an outcome that it has failed (`kernel/outcome.ts`), or it throws. */
function isRefusal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false
}

/** A call's span ends with its answer, or without one; once. */
function endCall(span: Span | undefined, status: number | null): void {
  if (!span?.isRecording()) return
  if (status === null) span.setAttribute('error.type', 'gone')
  else span.setAttribute('http.response.status_code', status)
  if (status !== null && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
