import { browserStorage } from '../storage/browser-storage.ts';
import { isJsonObject, readJson } from '../storage/safe-storage.ts';
import type { KeptTyped } from './keep-typed.ts';
import { typeAnew } from './type-anew.ts';

/** A later visit of the same address starts empty. */
const ageMaxMs = 60_000;
/** For so long, forms that appear later with their data get what was typed. */
const waitMs = 10_000;

/** Restores what `keepTyped` kept before the reload, until the visitor types. */
export function restoreTyped(page: Document, now: number): void {
  const kept = takeKept();
  if (kept === undefined || kept.href !== window.location.href || now - kept.at > ageMaxMs) return;
  const waiting = new Map<string, unknown>(kept.values);
  const type = (): void => {
    typeAnew(page, waiting);
    if (waiting.size === 0) end();
  };
  const observer = new MutationObserver(type);
  const timer = setTimeout(() => end(), waitMs);
  const goesOn = (event: Event): void => {
    if (event.isTrusted) end();
  };
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of steps) page.removeEventListener(name, goesOn, true);
  };
  for (const name of steps) page.addEventListener(name, goesOn, true);
  observer.observe(page.body, { childList: true, subtree: true });
  type();
}

const steps = ['keydown', 'pointerdown'];

function takeKept(): KeptTyped | undefined {
  const { session } = browserStorage();
  const kept = readJson(session, 'typed', isKept);
  session.remove('typed');
  return kept;
}

function isKept(value: unknown): value is KeptTyped {
  return isJsonObject(value) && Array.isArray(value['values']) && value['values'].every(Array.isArray);
}
