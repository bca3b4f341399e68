import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patienceMs } from './test/patience.ts';
import { runLength } from './test/run-length.ts';
import { type Setup, testGroups } from './test/test-groups.ts';

/** What a quick run leaves out, a path on each line. */
const leftOut = (process.env['HIROBA_TESTS_LEFT_OUT'] ?? '').split('\n').filter(Boolean);
const written = new Map(
  globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'tools/**/*.test.ts'], { cwd: import.meta.dirname })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !leftOut.includes(file))
    .map((file) => [file, readFileSync(new URL(file, import.meta.url), 'utf8')]),
);

/** One worker for many files: starting one for each takes longer than most of these tests. */
const setups: Record<Setup, TestProjectInlineConfiguration['test']> = {
  pure: { isolate: false },
  shared: { isolate: false },
  'in a page': { isolate: false, setupFiles: ['test/clean-page.ts'] },
  alone: { setupFiles: ['test/clean-page.ts'] },
};

/** The slow files first, so that no core waits at the end for one that has just begun. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const place = ({ project, moduleId }: TestSpecification): number =>
      2 * projects.indexOf(project.name) + (/\.(?:slow|long)\.test\./.test(moduleId) ? 0 : 1);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

// A `.test.tsx` file names its environment itself: `// @vitest-environment happy-dom` in its first line.
export default defineConfig({
  test: {
    environment: 'node',
    // For a test that hangs: one that goes on may take long on a slow machine.
    testTimeout: 10 * patienceMs,
    hookTimeout: 10 * patienceMs,
    expect: { poll: { timeout: patienceMs } },
    maxWorkers: Math.max(2, availableParallelism()),
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['test/settle-imports.ts'],
    sequence: { sequencer: SlowFirst },
    tags: [{ name: 'long', description: 'heavy, and seldom breaks: npm run test:long' }],
    projects: testGroups(runLength, written).map(({ setup, files, tagsFilter }) => ({
      extends: true,
      test: {
        ...setups[setup],
        name: tagsFilter?.includes('long') === true ? `${setup}, long` : setup,
        include: files,
        ...(tagsFilter && { tagsFilter }),
      },
    })),
  },
});
