import type { Endpoint } from '#kernel/endpoint.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import { doorMessages } from './door-messages.ts';

/** Calls that save a visitor's input; their message differs from that of the other calls. */
const savesSomething = /^(save|upload|change|set|edit|write)/;

/** A preview only reads: 403 with the reason `draft` for every call that would change something (ACCESS-046). */
export function refuseInPreview({ name }: Pick<Endpoint, 'name'>): Refusal {
  const words = savesSomething.test(name) ? 'notSaved' : 'notOperated';
  return new Refusal(
    status.forbidden,
    (language) => doorMessages[language].preview[words],
    undefined,
    () => ({ reason: 'draft' }),
  );
}
