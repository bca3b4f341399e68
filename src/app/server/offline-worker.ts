import { readFileSync } from 'node:fs';

const scriptOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const script = scriptOf('./offline-worker.mjs');
const receptionScript = scriptOf('./reception-worker.mjs');

/**
 * The worker that shows kept tickets without a network; browsers ask for it each time, so that they never use an old
 * one.
 */
export function offlineWorker(): Response {
  return served(script);
}

/** The worker that opens the page of a reception without a network. */
export function receptionWorker(): Response {
  return served(receptionScript);
}

function served(text: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // It sends requests to this host only.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  });
}
