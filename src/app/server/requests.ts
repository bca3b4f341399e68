import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import { apiPrefix } from '#kernel/limits.ts';
import type { Api } from '#server/http/api.ts';
import { type ApiAnswer, sendAnswer, toResponse } from '#server/http/api-answer.ts';
import { completeHeaders } from '#server/http/common-security-headers.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { headOfIncoming, headOfRequest, type RequestHead } from '#server/http/request-head.ts';
import type { Log } from '#server/log/log.ts';
import type { CallsFirst } from './calls-first.ts';
import type { Gate } from './gate.ts';
import type { PageDesk } from './page-desk.ts';
import type { NoteRequest } from './request-log.ts';

interface RequestParts {
  app: Hono;
  api: Api;
  desk: PageDesk;
  callsFirst: CallsFirst;
  gate: Gate;
  log: Log;
  note: NoteRequest;
  contextOfHead(head: RequestHead): RequestContext;
  contextOf(request: Request, native: unknown): RequestContext;
}

export interface Requests {
  /** Every request that is not answered directly; tests drive it without a socket. */
  fetch(request: Request, native?: unknown): Promise<Response>;
  /** A cached page or a call, before any framework; false when it is neither. */
  answerDirectly(request: IncomingMessage, response: ServerResponse): boolean;
}

/** The ways into the server: each leads through the gate, gives every answer the common headers, and is noted. */
export function createRequests(parts: RequestParts): Requests {
  const { app, api, desk, callsFirst, gate, log, note, contextOfHead, contextOf } = parts;

  const answerCall = (request: IncomingMessage, response: ServerResponse): Promise<ApiAnswer> | undefined => {
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
        ({ status, headers }) => note(headOfIncoming(request), { status, requestId: headers['x-request-id'], started }),
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
      const context = contextOf(request, native);
      const ended = head.path.startsWith(apiPrefix) ? callsFirst.began() : undefined;
      const answer = async (): Promise<Response> => {
        const refused = await gate.answer(head, context);
        if (refused !== undefined) return toResponse(refused, request.method);
        return completeHeaders(await app.fetch(request, native ?? {}), context);
      };
      const response = await answer().finally(ended);
      const requestId = response.headers.get('x-request-id') ?? context.requestId;
      response.headers.set('x-request-id', requestId);
      note(head, { status: response.status, requestId, started });
      return response;
    },
  };
}
