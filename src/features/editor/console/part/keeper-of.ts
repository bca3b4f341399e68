import type { Console } from '#console/console-context.ts';
import { importPart } from '#web/parts/import-part.ts';
import type { readPart, savePart } from '../../contract.ts';
import { asChange, asJson } from './as-json.ts';
import { PartKeeper, type PartPorts } from './part-keeper.ts';

export interface PartOfSite {
  site: string;
  /** `settings`, `content-3`, `item-3-7` */
  part: string;
  check?: PartPorts['check'];
  /** Of the module, for a page that has read the part itself. */
  code?: string;
}

type PartConsole = Pick<Console, 'api' | 'storage' | 'failureOf' | 'cache'>;

/** The server shows the preview of what was stored before it answers what the lists beside the form say. */
const previewFirstMs = 400;

/** Where the browser keeps what is typed in a part and not stored. */
export const typedKey = (site: string, part: string) => `consoleTyped/${site}/${part}` as const;

const keptAt = (storage: Console['storage'], key: `consoleTyped/${string}`) => ({
  get: () => storage.get(key),
  set: (text: string) => storage.set(key, text),
  remove: () => storage.remove(key),
});

/** The keeper of a part of a draft, with its calls and its place in the browser. */
export function keeperOf(
  { api, storage, failureOf, cache }: PartConsole,
  { site, part, check, code: given }: PartOfSite,
): PartKeeper {
  const params = { site };
  const key = typedKey(site, part);
  let code = given;
  return new PartKeeper({
    async read() {
      const answer = await api.get<typeof readPart>('sites/{site}/part', { params, query: { part } });
      code = answer.moduleCode;
      return { value: asJson(answer.value), typed: answer.typed.map(asChange) };
    },
    async save(changes) {
      const body = { part, changes: changes.map((change) => ({ ...change, path: [...change.path] })) };
      const answer = await api.post<typeof savePart>('sites/{site}/part', { params, body });
      return {
        value: asJson(answer.value),
        issues: answer.issues,
        clashes: answer.clashes.map((clash) => ({ ...asChange(clash), current: asJson(clash.current) })),
      };
    },
    failureOf,
    kept: keptAt(storage, key),
    keptClashes: keptAt(storage, `${key}/clashes`),
    timers: { set: (work, ms) => window.setTimeout(work, ms), clear: (timer) => window.clearTimeout(Number(timer)) },
    ...(check && { check }),
    async faults() {
      // Nobody waits for it: where it does not come, the server says what is wrong.
      const { partFaults } = await importPart(() => import('../form/part-faults.ts'));
      return (value) => partFaults(part, code, value);
    },
    onSaved() {
      window.setTimeout(() => {
        cache.changed(`outline/${site}`);
        cache.changed(`booths/${site}`);
        cache.changed(`doubts/${site}/${part}`);
      }, previewFirstMs);
    },
  });
}

/** What is typed is sent when the line is back, and when the page goes out of sight; answers how to stop. */
export function sendWhenLeft(send: () => void): () => void {
  const sendHidden = (): void => {
    if (document.visibilityState === 'hidden') send();
  };
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', sendHidden);
  return () => {
    window.removeEventListener('online', send);
    document.removeEventListener('visibilitychange', sendHidden);
  };
}
