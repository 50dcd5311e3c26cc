import { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** An exporter that logs the first failure of the collector and its recovery. */
export function tellingExporter(exporter: SpanExporter, log: () => Log | null): SpanExporter {
  let failing = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS
        if (failed && !failing)
          log()?.warn(
            { err: result.error },
            'the collector of OTEL_EXPORTER_OTLP_ENDPOINT takes no spans; they are dropped until it does',
          )
        if (!failed && failing) log()?.info('the collector takes spans again')
        failing = failed
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
