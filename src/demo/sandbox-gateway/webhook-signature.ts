import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '#kernel/clock.ts';

/** How old a webhook may be; older ones may be a recording (replay). */
const webhookToleranceMs = 5 * 60 * 1000;

/** `t=1763600400,v1=…`: the HMAC-SHA256 of `t.body`, in hexadecimal. `t` are seconds since 1970. */
export function signWebhook(body: string, secret: string, now: Instant): string {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${hmacOf(seconds, body, secret).toString('hex')}`;
}

/** Whether exactly this body was signed with the secret, at most five minutes ago. */
export function isWebhookGenuine(signature: string, body: string, secret: string, now: Instant): boolean {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || mac === undefined) return false;
  if (Math.abs(now - Number(seconds) * 1000) > webhookToleranceMs) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), hmacOf(seconds, body, secret));
}

function hmacOf(seconds: string, body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
