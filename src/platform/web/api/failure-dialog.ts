import type { RefusalReason } from '#kernel/refusal-reason.ts';
import { status } from '#kernel/status.ts';

export type FailureDialog = { text: 'dataFailed' | 'unreached' | 'offline'; where: 'web' | 'app' };

export interface Failure {
  status: number;
  method: 'GET' | 'POST';
  isApplication: boolean;
  /** A visitor refused for a reason is led to what opens the door. */
  reason?: RefusalReason | undefined;
}

/** These have a meaning of their own and never a dialog of the client's. */
const handledElsewhere: readonly number[] = [
  status.invalid,
  status.passcodeRequired,
  status.tokenExpired,
  status.sessionEnded,
];

/** The dialog that the client itself raises for a failed call (core 8); every failure reaches the caller as well. */
export function failureDialog({ status: code, method, isApplication, reason }: Failure): FailureDialog | undefined {
  if (handledElsewhere.includes(code) || reason !== undefined) return undefined;
  const where = isApplication ? 'app' : 'web';
  if (code === status.networkError && method === 'POST') {
    return isApplication ? { text: 'offline', where } : undefined;
  }
  if (code === status.networkError && !isApplication) return { text: 'unreached', where };
  const isAcquisition = code === status.timeout || code === status.networkError;
  return isAcquisition || isApplication ? { text: 'dataFailed', where } : undefined;
}
