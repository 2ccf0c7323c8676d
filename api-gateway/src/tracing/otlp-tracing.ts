import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { RequestHandler } from 'express';
import { DecoratorHandler, type Dispatcher } from 'undici';
import { toTracedPath } from './traced-path.ts';
import type { SpanAttributes, Tracing } from './tracing.ts';

const NAME = 'fakos-gateway';
const SERVER_ERROR = 500;

/** Sends traces as JSON over HTTP to a collector. */
export class OtlpTracing implements Tracing {
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;
  private readonly propagator = new W3CTraceContextPropagator();
  private readonly contexts = new AsyncLocalStorage<Context>();

  constructor(endpoint: string) {
    const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || NAME }),
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
    });
    this.tracer = this.provider.getTracer(NAME);
  }

  traceRequests(): RequestHandler {
    return (request, response, next) => {
      const { method, headers, path } = request;
      const parent = this.propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const attributes = { 'http.request.method': method, 'url.path': toTracedPath(path) };
      const span = this.tracer.startSpan(`${method} request`, { kind: SpanKind.SERVER, attributes }, parent);
      response.once('close', () => endWithStatus(span, response.statusCode));
      this.contexts.run(trace.setSpan(parent, span), next);
    };
  }

  async withSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> {
    const parent = this.contexts.getStore();
    if (!parent) return work();
    const span = this.tracer.startSpan(name, { attributes: toAttributes(attributes) }, parent);
    try {
      return await this.contexts.run(trace.setSpan(parent, span), work);
    } catch (error) {
      // Its message may contain what a visitor typed.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  readonly interceptor: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
    const parent = this.contexts.getStore();
    if (!parent) return dispatch(options, handler);
    const { method, path } = options;
    const attributes = { 'http.request.method': method, 'url.path': toTracedPath(path) };
    const span = this.tracer.startSpan(`${method} API`, { kind: SpanKind.CLIENT, attributes }, parent);
    const headers: Record<string, unknown> = { ...(options.headers as Record<string, string | string[]>) };
    this.propagator.inject(trace.setSpan(parent, span), headers, defaultTextMapSetter);
    return dispatch({ ...options, headers: headers as Record<string, string> }, new TracedHandler(handler, span));
  };

  close(): Promise<void> {
    return this.provider.shutdown();
  }
}

class TracedHandler extends DecoratorHandler {
  private readonly inner: Dispatcher.DispatchHandler;
  private readonly span: Span;
  private status = 0;

  constructor(inner: Dispatcher.DispatchHandler, span: Span) {
    super(inner);
    this.inner = inner;
    this.span = span;
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
    message?: string,
  ): void {
    this.status = status;
    this.inner.onResponseStart?.(controller, status, headers, message);
  }

  onResponseEnd(controller: Dispatcher.DispatchController, trailers: IncomingHttpHeaders): void {
    endWithStatus(this.span, this.status);
    this.inner.onResponseEnd?.(controller, trailers);
  }

  onResponseError(controller: Dispatcher.DispatchController, error: Error): void {
    this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
    this.inner.onResponseError?.(controller, error);
  }
}

function endWithStatus(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function toAttributes(attributes: SpanAttributes): Record<string, string | number | string[]> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  );
}
