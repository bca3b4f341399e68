import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const all = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'tools/**/*.test.ts'];
/** Functions of their arguments alone: their tests leave nothing behind that another could find. */
const pure = ['src/kernel/**/*.test.ts', 'src/features/*/rules/**/*.test.ts'];

/**
 * Files that replace what belongs to a whole process, or name an environment, have a process of their own. All others
 * share some: the server's code and the embedded database's are compiled once for each process, not for each file.
 */
const alone = globSync(all, { cwd: import.meta.dirname }).filter((file) =>
  /@vitest-environment|vi\.(mock|stub|useFake)|globalThis\.\w+ = /.test(
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ),
);

/** What a quick run leaves out, a path on each line. */
const leftOut = (process.env['HIROBA_TESTS_LEFT_OUT'] ?? '').split('\n').filter(Boolean);

// A `.test.tsx` file names its environment itself: `// @vitest-environment happy-dom` in its first line.
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: Math.max(2, availableParallelism()),
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      // One worker for many files: starting one for each takes longer than most of these tests.
      { extends: true, test: { name: 'pure', include: pure, exclude: leftOut, isolate: false } },
      {
        extends: true,
        test: { name: 'shared', include: all, exclude: [...pure, ...alone, ...leftOut], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          exclude: [...pure, ...leftOut],
          setupFiles: ['test/unmount-after-each.ts'],
        },
      },
    ],
  },
});
