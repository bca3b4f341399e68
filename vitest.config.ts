import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const all = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'tools/**/*.test.ts'];
/** Functions of their arguments alone: their tests leave nothing behind that another could find. */
const pure = ['src/kernel/**/*.test.ts', 'src/features/*/rules/**/*.test.ts'];

const written = new Map(
  globSync(all, { cwd: import.meta.dirname }).map((file) => [
    file,
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ]),
);
const filesWith = (mark: RegExp): string[] => [...written].filter(([, text]) => mark.test(text)).map(([file]) => file);

/**
 * Files that replace what belongs to a whole process, or end its document, have a process of their own. All others share
 * some, those in a page with each other: React, the server's code and the embedded database's are compiled once for each
 * process.
 */
const ofProcess = /vi\.mock\(|globalThis\.\w+ = |Object\.(assign|defineProperty)\((window|navigator|document)\b/;
const alone = filesWith(new RegExp(`${ofProcess.source}|spyOn\\(window\\.location, 'reload'\\)`));
const inPage = filesWith(/@vitest-environment/);

/** What a quick run leaves out, a path on each line. */
const leftOut = (process.env['HIROBA_TESTS_LEFT_OUT'] ?? '').split('\n').filter(Boolean);

/** The slow files first, so that no core waits at the end for one that has just begun. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const place = ({ project, moduleId }: TestSpecification): number =>
      2 * projects.indexOf(project.name) + (moduleId.includes('.slow.test.') ? 0 : 1);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

// A `.test.tsx` file names its environment itself: `// @vitest-environment happy-dom` in its first line.
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: Math.max(2, availableParallelism()),
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['test/settle-imports.ts'],
    sequence: { sequencer: SlowFirst },
    projects: [
      // One worker for many files: starting one for each takes longer than most of these tests.
      { extends: true, test: { name: 'pure', include: pure, exclude: leftOut, isolate: false } },
      {
        extends: true,
        test: { name: 'shared', include: all, exclude: [...pure, ...alone, ...inPage, ...leftOut], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'in a page',
          include: inPage,
          exclude: [...alone, ...leftOut],
          isolate: false,
          setupFiles: ['test/clean-page.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, exclude: [...pure, ...leftOut], setupFiles: ['test/clean-page.ts'] },
      },
    ],
  },
});
