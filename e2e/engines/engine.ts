import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser that a journey drives as a visitor would, whatever its engine is. */
export interface Engine {
  readonly name: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page; it may be asynchronous. What it takes and answers is JSON. */
  run<Answer, Given extends unknown[]>(work: (...given: Given) => Answer, ...given: Given): Promise<Awaited<Answer>>;
  /** Waits until something in the page matches, can be seen, and has these words or this name. */
  see(selector: string, words?: string): Promise<void>;
  click(selector: string, words?: string): Promise<void>;
  type(selector: string, keys: string): Promise<void>;
  /** Chooses a file for a field that need not be in sight. */
  choose(selector: string, path: string): Promise<void>;
  press(key: string): Promise<void>;
  /** What the engine painted of the page in sight, as PNG. */
  picture(): Promise<Buffer>;
  /** Ends the engine with everything it started. */
  close(): Promise<void>;
}

/** A key, as WebDriver names it. */
export const enterKey = '\uE007';

/** For what hangs: a slow machine takes a while. */
export const patienceMs = 40_000;

export const onPath = (command: string): boolean => placeOnPath(command) !== undefined;

export function placeOnPath(command: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Asks again and again until the answer is neither false nor nothing. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
): Promise<Exclude<Answer, undefined | null | false>> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) {
      return answer as Exclude<Answer, undefined | null | false>;
    }
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await new Promise((go) => setTimeout(go, 50));
  }
}

/** Runs in the page: what can be seen of it, matches, and has these words or this name. */
export function firstInSight(css: string, words: string): Element | undefined {
  return [...document.querySelectorAll(css)].find(
    (one) =>
      one.checkVisibility() && (one.textContent.includes(words) || one.getAttribute('aria-label')?.includes(words)),
  );
}
