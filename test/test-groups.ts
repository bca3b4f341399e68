import { longFile, type RunLength } from './run-length.ts';

/** Functions of their arguments alone: their tests leave nothing behind that another could find. */
const isPure = /^src\/(?:kernel|features\/[^/]+\/rules)\/.*\.test\.ts$/;
/**
 * Files that replace what belongs to a whole process, end its document or say so (`// Alone: why`) have a process of
 * their own. All others share some, those in a page with each other: React, the server's code and the embedded database's are compiled once for each
 * process.
 */
const isAlone =
  /vi\.mock\(|globalThis\.\w+ = |Object\.(?:assign|defineProperty)\((?:window|navigator|document)\b|spyOn\(window\.location, 'reload'\)|^\/\/ Alone: /m;
const isInPage = /@vitest-environment/;
/** Usual files that may have long tests in them: these have the tag, those on PostgreSQL too. */
const hasLongTests = /\bdescribeEngines\(|'long'/;

const setups = ['pure', 'shared', 'in a page', 'alone'] as const;
export type Setup = (typeof setups)[number];

/** Files that run in the same way. */
export interface TestGroup {
  setup: Setup;
  files: string[];
  /** Which of their tests run, by their tag; all when there is none. */
  tagsFilter?: string[];
}

/**
 * What a run takes. Each file is in one group of a run; the usual and the long run together have every test once.
 * @param written every test file with its text
 */
export function testGroups(length: RunLength, written: ReadonlyMap<string, string>): TestGroup[] {
  const all = [...written.keys()];
  const long = all.filter((file) => longFile.test(file));
  const others = all.filter((file) => !longFile.test(file));
  const mixed = others.filter((file) => hasLongTests.test(written.get(file) ?? ''));
  const sets: Record<RunLength, Omit<TestGroup, 'setup'>[]> = {
    both: [{ files: all }],
    usual: [{ files: others, tagsFilter: ['!long'] }],
    long: [{ files: long }, { files: mixed, tagsFilter: ['long'] }],
  };
  return sets[length]
    .flatMap((set) =>
      setups.map((setup) => ({
        ...set,
        setup,
        files: set.files.filter((file) => setupOf(file, written.get(file) ?? '') === setup),
      })),
    )
    .filter(({ files }) => files.length > 0);
}

function setupOf(file: string, text: string): Setup {
  if (isPure.test(file)) return 'pure';
  if (isAlone.test(text)) return 'alone';
  return isInPage.test(text) ? 'in a page' : 'shared';
}
