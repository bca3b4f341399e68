import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';

/** For `catch`: what is not there any more is undefined, everything else goes on being thrown. */
export function goneOnly(error: unknown): undefined {
  if (!(error instanceof Refusal && error.status === status.notFound)) throw error;
}
