import type { Config } from '../boot/config.ts'
import { NO_SPANS, type Spans } from './spans.ts'

/** Opens the way to the collector that the settings name. OpenTelemetry's SDK is loaded here, and only for that. */
export async function openSpans({
  otlpEndpoint,
  otlpService,
  trustProxy,
}: Pick<Config, 'otlpEndpoint' | 'otlpService' | 'trustProxy'>): Promise<Spans> {
  if (!otlpEndpoint) return NO_SPANS
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry({ endpoint: otlpEndpoint, serviceName: otlpService, trustProxy })
}
