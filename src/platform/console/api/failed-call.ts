import { status } from '#kernel/status.ts';
import { isCallError } from '#web/api/call-error.ts';

/** What a page says of a call that failed. */
export interface FailedCall {
  message: string;
  /** The line was cut or slow: the same call may succeed soon. */
  isOfLine: boolean;
  isNotFound: boolean;
  /** Whoever asked has another right at the site. */
  isForbidden?: boolean;
  /** Messages by field, of a 422. */
  errors: Readonly<Record<string, string[]>>;
}

export function failedCall(error: unknown, otherwise: string): FailedCall {
  if (!isCallError(error)) return { message: otherwise, isOfLine: false, isNotFound: false, errors: {} };
  const { message, errors } = error;
  const isOfLine = error.status === status.networkError || error.status === status.timeout;
  return {
    message,
    errors,
    isOfLine,
    isNotFound: error.status === status.notFound,
    isForbidden: error.status === status.forbidden,
  };
}
