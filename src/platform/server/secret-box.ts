import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorFacts } from '#kernel/error-facts.ts';
import { seal, unseal } from './seal.ts';
import { newSecretToken } from './secret-token.ts';

/** Texts that neither the database nor a copy of it gives away: their key is a file of the data folder. */
export interface SecretBox {
  /** `about` names what the text belongs to: put elsewhere, it does not open. */
  seal(text: string, about: string): Promise<string>;
  /** Undefined: it was sealed with another key, or about something else. */
  open(sealed: string, about: string): Promise<string | undefined>;
}

/** Below the data folder. */
export const secretKeyPath = 'keys/secret-box';

/** The box whose key all servers of a data folder share; the first that seals something makes it. */
export function createSecretBox(dataFolder: string): SecretBox {
  const path = join(resolve(dataFolder), secretKeyPath);
  let known: string | undefined;
  const readKey = async (): Promise<string | undefined> => {
    known ??= await readFile(path, 'utf8').catch((error: unknown) => {
      if (errorFacts(error).code === 'ENOENT') return undefined;
      throw error;
    });
    return known;
  };
  const secretOf = (key: string, about: string): string => `${key}\0${about}`;
  return {
    async seal(text, about) {
      const key = (await readKey()) ?? (await makeKey(path).then(readKey));
      if (key === undefined) throw new Error(`The key in ${path} is gone.`);
      return seal(text, secretOf(key, about));
    },
    async open(sealed, about) {
      const key = await readKey();
      if (key === undefined) return undefined;
      try {
        return unseal(sealed, secretOf(key, about));
      } catch {
        return undefined;
      }
    },
  };
}

/** Linked into its place as a whole, so that of several servers one makes it and nobody reads half of it. */
async function makeKey(path: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  const own = `${path}-${randomUUID()}`;
  try {
    await writeFile(own, newSecretToken(), { flag: 'wx', mode: 0o600, flush: true });
    await link(own, path).catch((error: unknown) => {
      if (errorFacts(error).code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(own, { force: true });
  }
}
