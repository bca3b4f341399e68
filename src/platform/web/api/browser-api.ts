import type { Answer } from '#kernel/endpoint.ts';
import { requestTimeoutMs } from '#kernel/limits.ts';
import { status } from '#kernel/status.ts';
import type { Leaving } from '../navigation/leaving.ts';
import { commonTexts } from '../texts/common-texts.ts';
import { type Api, apiOf, type SentCall } from './api.ts';
import { CallError, isCallError, isStatus } from './call-error.ts';
import { callAddress, callBody } from './call-request.ts';
import { type CallFacts, commonHeaders, fitsHeader } from './common-headers.ts';
import { type FailureDialog, failureDialog } from './failure-dialog.ts';
import { readAnswer } from './read-answer.ts';
import { serverClock } from './server-clock.ts';

export interface BrowserApiSettings {
  fetch: typeof fetch;
  facts(): CallFacts;
  isOnline(): boolean;
  leaving: Leaving;
  timers: { set(work: () => void, ms: number): unknown; clear(timer: unknown): void };
  /** Status 461: the passcode is asked for. */
  onPasscodeRequired(): void;
  /** Status 551: true when new tokens are stored. It calls through the given client, which refreshes nothing. */
  refreshTokens(api: Api, usedToken: string | undefined): Promise<boolean>;
  /** Status 552. */
  onSessionEnded(): void;
  /** The server refused a call that this page made for another member than the one who is logged in now. */
  onOtherMember?(): void;
  showDialog(dialog: FailureDialog): void;
  /** The server's message, since a preview can only be read (ACCESS-046). */
  onRefusedInPreview?(message: string): void;
}

type Send = (call: SentCall) => Promise<Answer<unknown>>;

/** The typed client of the browser: calls of this host, with the common headers and the error catalogue of core 8. */
export function createBrowserApi(settings: BrowserApiSettings): Api {
  const send = staying(settings, (call) => sendWithin(requestTimeoutMs, settings, call));
  const plain = apiOf(reporting(settings, send));
  return apiOf(reporting(settings, refreshing(settings, plain, send)));
}

/** Does what a failure asks for, besides throwing. */
function reporting(
  { facts, onPasscodeRequired, onSessionEnded, onOtherMember, showDialog, onRefusedInPreview }: BrowserApiSettings,
  send: Send,
): Send {
  return async (call) => {
    const { accessToken, isApplication } = facts();
    try {
      return await send(call);
    } catch (error) {
      if (!isCallError(error) || error.status === 'pass') throw error;
      if (error.status === status.passcodeRequired) onPasscodeRequired();
      // When many calls learn it together, the first one ends the session.
      if (error.status === status.sessionEnded && facts().accessToken === accessToken) onSessionEnded();
      if (error.details?.reason === 'otherMember') onOtherMember?.();
      // What the page does by itself nobody has pressed.
      if (error.details?.reason === 'draft' && !call.isQuiet) onRefusedInPreview?.(error.message);
      const dialog = failureDialog({
        status: error.status,
        method: call.method,
        isApplication,
        reason: error.details?.reason,
      });
      if (dialog !== undefined && !call.isQuiet) {
        showDialog(dialog);
        error.isTold = dialog.where === 'web';
      }
      throw error;
    }
  };
}

/** One refresh for all calls that meet an expired token together, and one more try for each. */
function refreshing({ facts, refreshTokens }: BrowserApiSettings, plain: Api, send: Send): Send {
  let running: Promise<boolean> | undefined;
  const refresh = (usedToken: string | undefined): Promise<boolean> => {
    const current = facts().accessToken;
    if (current !== usedToken) return Promise.resolve(current !== undefined);
    running ??= refreshTokens(plain, usedToken)
      .catch(() => false)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  return async (call) => {
    const usedToken = facts().accessToken;
    try {
      return await send(call);
    } catch (error) {
      if (isStatus(error, status.tokenExpired) && (await refresh(usedToken))) return send(call);
      throw error;
    }
  };
}

/** What was cancelled because the page seemed to be left is asked for again; what changes something is not sent twice. */
function staying({ leaving }: BrowserApiSettings, send: Send): Send {
  return async (call) => {
    const before = leaving.isLeaving() ? -1 : leaving.times();
    try {
      return await send(call);
    } catch (error) {
      if (!isStatus(error, status.networkError) || leaving.times() === before) throw error;
      await leaving.over();
      if (call.method === 'POST') throw error;
      return send(call);
    }
  };
}

async function sendWithin(ms: number, settings: BrowserApiSettings, call: SentCall): Promise<Answer<unknown>> {
  const { fetch, isOnline, timers } = settings;
  const facts = settings.facts();
  const words = commonTexts.of(facts.language);
  const networkError = () => new CallError(status.networkError, words.networkError);
  if (call.method === 'POST' && !isOnline()) throw networkError();
  // The server would take the member for a visitor, for ever.
  if (facts.accessToken !== undefined && !fitsHeader(facts.accessToken)) {
    throw new CallError(status.sessionEnded, words.sessionEnded);
  }

  const { body, contentType } = callBody(call);
  const headers = {
    ...commonHeaders(facts),
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
    ...call.headers,
  };
  const control = new AbortController();
  const request: RequestInit = { method: call.method, headers, signal: control.signal, ...(body && { body }) };
  const address = callAddress(call, facts.isExhibitor);
  const giveUp = () => control.abort(call.signal?.reason);
  call.signal?.throwIfAborted();
  call.signal?.addEventListener('abort', giveUp);
  const timer = timers.set(() => control.abort(new CallError(status.timeout, words.timeout)), ms);
  try {
    const response = await fetch(address, request);
    serverClock.hearDate(response.headers.get('date'));
    return await readAnswer(response, words.failed);
  } catch (error) {
    control.signal.throwIfAborted();
    throw error instanceof CallError ? error : networkError();
  } finally {
    timers.clear(timer);
    call.signal?.removeEventListener('abort', giveUp);
  }
}
