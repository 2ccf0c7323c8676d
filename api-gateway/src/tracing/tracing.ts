import type { RequestHandler } from 'express';
import type { Dispatcher } from 'undici';
import type { GatewaySettings } from '../settings.ts';

/** Attributes of a span: no personal data. */
export type SpanAttributes = Readonly<Record<string, string | number | readonly string[]>>;

/** Traces of requests, for a collector of OpenTelemetry. */
export interface Tracing {
  /** Begins a trace with each request, or continues that of its `traceparent` header. */
  traceRequests(): RequestHandler;
  /** Traces a part of the running request; outside of requests it only runs the work. */
  withSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  /** Traces requests to the API and passes the trace on to it. */
  readonly interceptor: Dispatcher.DispatcherComposeInterceptor;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

/** Tracing where a collector is set; SDK and exporter are not loaded otherwise. */
export async function openTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: Pick<GatewaySettings, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { OtlpTracing } = await import('./otlp-tracing.ts');
  return new OtlpTracing(endpoint);
}
