import { releaseLeaveGuards } from '../navigation/leave-anyway.ts';
import { leaving } from '../navigation/leaving.ts';
import { importPart } from './import-part.ts';
import { keepTyped } from './keep-typed.ts';

/** Says that a part could not be loaded; true when the visitor wants to try again. */
type Ask = () => Promise<boolean>;

let ask: Ask = () => Promise.resolve(false);

/** Sets who says that a part could not be loaded. */
export function askBy(asks: Ask): void {
  ask = asks;
}

/** The visitor was told that a part could not be loaded, and does without it. */
export class PartGivenUp extends Error {}

const patienceMs = 5_000;

/**
 * Loads a part of the program that the visitor waits for: `needed(() => import('./part.tsx'))`. Where the server answers, a failure reloads the page, once
 * for each address (core 4.1): its build may have gone. Otherwise the visitor is told, and may try again.
 */
export async function needed<T>(load: () => Promise<T>): Promise<T> {
  const before = leaving.isLeaving() ? -1 : leaving.times();
  let error: unknown;
  try {
    return await importPart(load);
  } catch (failure) {
    error = failure;
  }
  if (typeof window === 'undefined') throw error;
  if (leaving.times() !== before) {
    await leaving.over();
    return needed(load);
  }
  if ((await isServed()) && mayReload(window.location.href, () => window.sessionStorage)) return reload();
  return tryAgain(load, error);
}

async function tryAgain<T>(load: () => Promise<T>, error: unknown): Promise<T> {
  if (!(await ask())) throw new PartGivenUp('A part of the page could not be loaded.', { cause: error });
  try {
    return await importPart(load);
  } catch (failure) {
    // A chunk that this one imports may be lost too. It has only one address, so only a new document requests it again.
    return (await isServed()) ? reload() : tryAgain(load, failure);
  }
}

/** Loads the page again, with what was typed. A visitor without a network keeps the page that is shown. */
export async function reloadIfServed(): Promise<void> {
  if (await isServed()) await reload();
}

function reload(): Promise<never> {
  keepTyped(document);
  releaseLeaveGuards();
  window.location.reload();
  return new Promise(() => {});
}

/** Whether the page would come again. */
async function isServed(): Promise<boolean> {
  if (!window.navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}

const storageKey = 'hb-reloaded';

/** One reload per address and session: a chunk of an older build is gone, a reload brings the new one (core 4.1). */
export function mayReload(address: string, storageOf: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const storage = storageOf();
    const reloaded = (storage.getItem(storageKey) ?? '').split('\n');
    if (reloaded.includes(address)) return false;
    storage.setItem(storageKey, [...reloaded, address].slice(-50).join('\n'));
    return true;
  } catch {
    // Without storage a reload could repeat for ever.
    return false;
  }
}
