import type { RefusalReason } from '#kernel/refusal-reason.ts';

export type RefusalDetails = { reason: RefusalReason } & Readonly<Record<string, unknown>>;

import { status } from '#kernel/status.ts';

/** A call that did not answer 200: the server's status and words, or a status of the browser's own. */
export class CallError extends Error {
  /** An HTTP status, 10000 when offline on a POST, 408 on a time-out; 'pass' when a wrapper says to ignore it. */
  readonly status: number | 'pass';
  /** Field name to messages, of a 422. */
  readonly errors: Readonly<Record<string, string[]>>;
  /** Set for a 403: why, and what would open the door. */
  readonly details: RefusalDetails | undefined;
  /** Whether a dialog of the page has shown it already. */
  isTold = false;

  constructor(
    code: number | 'pass',
    message: string,
    errors: Readonly<Record<string, string[]>> = {},
    details?: RefusalDetails,
  ) {
    super(message);
    this.name = 'CallError';
    this.status = code;
    this.errors = errors;
    this.details = details;
  }
}

/** By name, not by class: on the server the error comes from outside the bundle. */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError';
}

export function isTold(error: unknown): boolean {
  return isCallError(error) && error.isTold;
}

export function isStatus(error: unknown, ...codes: number[]): boolean {
  return isCallError(error) && codes.some((code) => code === error.status);
}

/** Why a call was refused, when the server names a reason. */
export function reasonOf(error: unknown): RefusalReason | undefined {
  return isCallError(error) ? error.details?.reason : undefined;
}

/** The detail calls of some modules ignore an error that says 'pass' and throw every other on (core 7, modules 8). */
export function ignorePass(error: unknown): void {
  if (isCallError(error) && error.status === 'pass') return;
  throw error;
}

export const isTimeout = (error: unknown): boolean => isStatus(error, status.timeout);
