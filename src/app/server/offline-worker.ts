import { readFileSync } from 'node:fs';

const script = readFileSync(new URL('./offline-worker.mjs', import.meta.url), 'utf8');

/**
 * The worker that shows kept tickets without a network; browsers ask for it each time, so that they never use an old
 * one.
 */
export function offlineWorker(): Response {
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // It sends requests to this host only.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  });
}
