import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import { apiPrefix } from '#kernel/limits.ts';
import type { Api } from '#server/http/api.ts';
import { sendAnswer, toResponse } from '#server/http/api-answer.ts';
import { completeHeaders } from '#server/http/common-security-headers.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { headOfIncoming, headOfRequest, type RequestHead } from '#server/http/request-head.ts';
import type { Log } from '#server/log/log.ts';
import type { CallsFirst } from './calls-first.ts';
import type { Gate } from './gate.ts';
import { type Metrics, routeLabel } from './metrics.ts';
import type { PageDesk } from './page-desk.ts';

interface RequestParts {
  app: Hono;
  api: Api;
  desk: PageDesk;
  callsFirst: CallsFirst;
  gate: Gate;
  metrics: Metrics;
  log: Log;
  loggablePath(pathname: string): string;
  contextOfHead(head: RequestHead): RequestContext;
}

export interface Requests {
  /** Every request that is not answered directly. */
  fetch(request: Request, native?: unknown): Promise<Response>;
  /** A cached page or a call, before any framework; false when it is neither. */
  answerDirectly(request: IncomingMessage, response: ServerResponse): boolean;
}

/** The ways into the server: each leads through the gate, gives every answer the common headers, and is noted. */
export function createRequests(parts: RequestParts): Requests {
  const { app, api, desk, callsFirst, gate, metrics, log, loggablePath, contextOfHead } = parts;

  const observe = (method: string, path: string, code: number, started: number): void => {
    const seconds = (performance.now() - started) / 1000;
    metrics.observe(method, routeLabel(path), code, seconds);
    log.info('Request', { method, path: loggablePath(path), status: code, ms: Math.round(seconds * 1000) });
  };
  const answerCall = (request: IncomingMessage, response: ServerResponse): Promise<number> | undefined => {
    if (!request.url?.startsWith(apiPrefix)) return undefined;
    const head = headOfIncoming(request);
    const refused = gate.answer(head, contextOfHead(head));
    if (refused === undefined) return api.answerDirectly(request, response);
    return refused.then((answer) => sendAnswer(answer, response));
  };

  return {
    answerDirectly(request, response) {
      // A page of a host that is not served never gets into the cache.
      if (desk.answer(request, response)) return true;
      const started = performance.now();
      const answering = answerCall(request, response);
      if (answering === undefined) return false;
      answering.finally(callsFirst.began()).then(
        (code) => observe(request.method ?? '', (request.url ?? '').split('?')[0] ?? '', code, started),
        (error: unknown) => {
          log.error('A call could not be answered.', { error });
          response.destroy();
        },
      );
      return true;
    },
    async fetch(request, native) {
      const started = performance.now();
      const head = headOfRequest(request, native);
      const context = contextOfHead(head);
      const ended = head.path.startsWith(apiPrefix) ? callsFirst.began() : undefined;
      const answer = async (): Promise<Response> => {
        const refused = await gate.answer(head, context);
        if (refused !== undefined) return toResponse(refused, request.method);
        return completeHeaders(await app.fetch(request, native ?? {}), context);
      };
      const response = await answer().finally(ended);
      observe(request.method, head.path, response.status, started);
      return response;
    },
  };
}
