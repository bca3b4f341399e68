import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Instant } from '#kernel/clock.ts';
import { madeOnce } from '#server/database/made-once.ts';
import { newSecretToken } from '#server/secret-token.ts';
import type { SandboxDatabase, SandboxTables } from './sandbox-tables.ts';

export type SandboxKeys = Record<SandboxTables['sandbox_key']['name'], string>;

const names = ['api', 'webhook', 'tokenizer'] as const;

/** The secrets of the sandbox. The first server of a database makes them, and all others use the same. */
export async function sandboxKeys({ kysely }: SandboxDatabase): Promise<SandboxKeys> {
  const rows = await madeOnce({
    find: async () => {
      const found = await kysely.selectFrom('sandbox_key').selectAll().execute();
      return found.length < names.length ? undefined : found;
    },
    add: () =>
      kysely
        .insertInto('sandbox_key')
        .values(names.map((name) => ({ name, secret: newSecretToken() })))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  });
  return Object.fromEntries(rows.map(({ name, secret }) => [name, secret])) as SandboxKeys;
}

export function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHmac('sha256', 'compare').update(text).digest());
  return timingSafeEqual(first as Buffer, second as Buffer);
}

/** An access token is good for making card tokens of one merchant, and for nothing else. */
export const accessTokenLifeMs = 30 * 60 * 1000;

export function makeAccessToken(routingKey: string, secret: string, now: Instant): string {
  const content = { routingKey, expiresAt: now + accessTokenLifeMs, nonce: randomBytes(9).toString('base64url') };
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${signatureOf(text, secret)}`;
}

export function isAccessTokenGood(token: string, routingKey: string, secret: string, now: Instant): boolean {
  const [text = '', signature = ''] = token.split('.');
  if (!isSame(signature, signatureOf(text, secret))) return false;
  const content = JSON.parse(Buffer.from(text, 'base64url').toString()) as { routingKey: string; expiresAt: number };
  return content.routingKey === routingKey && now < content.expiresAt;
}

function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
