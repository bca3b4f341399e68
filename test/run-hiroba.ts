import { runCommand } from '#app/command/run-command.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';

export { runCommand };

export interface HirobaRun {
  code: number;
  said: string[];
  complained: string;
}

/** Runs `hiroba` with these words on an open database, which it leaves open. */
export async function runHiroba(
  database: Database,
  words: readonly string[],
  { environment = {}, now = 0 }: { environment?: Record<string, string>; now?: Instant } = {},
): Promise<HirobaRun> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runCommand(words, {
    environment,
    open: async () => ({ ...database, close: async () => {} }),
    now: () => now,
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said, complained: complained.join('\n') };
}
