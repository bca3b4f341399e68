import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// A `.test.tsx` file names its environment itself: `// @vitest-environment happy-dom` in its first line.
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'tools/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['test/unmount-after-each.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: Math.max(2, availableParallelism()),
    restoreMocks: true,
    unstubGlobals: true,
  },
});
