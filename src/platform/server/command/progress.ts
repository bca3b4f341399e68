import type { CommandContext } from './command.ts';

const everyMs = 5_000;

/** Prints now and then how far long work has come. Work of a few seconds prints nothing. */
export function createProgress(
  { complain, now }: Pick<CommandContext, 'complain' | 'now'>,
  say: (done: string) => string,
): () => void {
  let done = 0;
  let next = now() + everyMs;
  return () => {
    done += 1;
    if (now() < next) return;
    next = now() + everyMs;
    complain(say(done.toLocaleString('en')));
  };
}
