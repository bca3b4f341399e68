import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createWorkQueue } from '#server/limits/work-queue.ts';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const saltLength = 16;

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

/** One of the four threads of Node is left for files. Addresses take turns: one that tries much waits for itself. */
const inTurn = createWorkQueue(3);

/** A password in PHC form: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string, from?: string): Promise<string> {
  const nonce = randomBytes(saltLength);
  const key = await inTurn(() => derive({ message: password, nonce, tagLength, ...cost }), from);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(key)}`;
}

/** Takes as long for a member that does not exist as for a wrong password. */
export async function isPassword(password: string, stored: string | null | undefined, from: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(
    stored ?? nobody,
  );
  if (parts === null) throw new Error('A stored password is in no form that is known.');
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
  const wanted = Buffer.from(hash, 'base64');
  const parameters = {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  };
  const key = await inTurn(() => derive(parameters), from);
  return timingSafeEqual(key, wanted) && typeof stored === 'string';
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** The hash of no member: checked against when the account does not exist, so that the answer takes as long. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(randomBytes(saltLength))}$${plain(randomBytes(tagLength))}`;
