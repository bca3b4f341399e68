import { isDatabaseAway } from '#server/database/database-away.ts';
import { Refusal } from '#server/http/refusal.ts';
import { status } from '#kernel/status.ts';

/** The status a failed route handler carries, 500 when it carries none (core 4.1). */
export function statusCodeOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  if (isDatabaseAway(error)) return status.unavailable;
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode <= 599 ? statusCode : status.failed;
}
