import { AsyncLocalStorage } from 'node:async_hooks';
import { isDiskFull } from './database-away.ts';

export interface Presence {
  /** A connection was lost, none was to be had, or the disk had no room. */
  doubt(error: Error): void;
  isAway(): boolean;
  end(): void;
}

interface PresenceSettings {
  /** The database as a sentence names it. */
  name: string;
  ask(): Promise<unknown>;
  onProblem(line: string): void;
  onBack(line: string): void;
}

const everyMs = 1_000;
const patienceMs = 5_000;
const fullAgainMs = 5 * 60_000;

/** Says in one line that the database is away, and in one that it is back, however many calls fail in between. */
export function watchPresence({ name, ask, onProblem, onBack }: PresenceSettings): Presence {
  // A doubt may come up inside a transaction; the question is not part of it.
  const outside = AsyncLocalStorage.snapshot();
  let doubted = false;
  let isEnded = false;
  let awaySince: number | undefined;
  let saidFullAt = -fullAgainMs;

  const answers = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, patienceMs, false).unref();
    });
    const asked = ask().then(
      () => true,
      () => false,
    );
    return Promise.race([asked, patience]).finally(() => clearTimeout(timer));
  };

  const look = async (first: Error): Promise<void> => {
    while (!(await answers())) {
      if (isEnded) return;
      if (awaySince === undefined) {
        awaySince = performance.now();
        onProblem(`${name} is away: ${sentenceOf(first)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, everyMs).unref());
      if (isEnded) return;
    }
    doubted = false;
    if (isEnded) return;
    if (awaySince === undefined) onProblem(`A connection to ${lowerFirst(name)} was lost: ${sentenceOf(first)}`);
    else onBack(`${name} is back after ${Math.round((performance.now() - awaySince) / 1000)} s.`);
    awaySince = undefined;
  };

  /** It still answers, so nothing tells when there is room again: the line comes anew while writing fails. */
  const sayFull = (error: Error): void => {
    if (performance.now() - saidFullAt < fullAgainMs) return;
    saidFullAt = performance.now();
    onProblem(`${name} cannot write to its disk: ${sentenceOf(error)}`);
  };

  return {
    doubt(error) {
      if (isDiskFull(error)) return sayFull(error);
      if (doubted || isEnded) return;
      doubted = true;
      outside(() => void look(error));
    },
    isAway: () => awaySince !== undefined,
    end() {
      isEnded = true;
    },
  };
}

function sentenceOf({ message }: Error): string {
  return `${(message || 'it cannot be reached').replace(/\s*\n\s*/g, ' ').replace(/\.$/, '')}.`;
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
