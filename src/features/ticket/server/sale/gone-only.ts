import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';

/** For `catch`: answers undefined for what is gone (404) and throws everything else again. */
export function goneOnly(error: unknown): undefined {
  if (!(error instanceof Refusal && error.status === status.notFound)) throw error;
}
