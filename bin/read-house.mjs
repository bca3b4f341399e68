import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** The facts of this repository for check-scope.mjs. It needs Node 24.7, as the graph is TypeScript. */
export async function readHouse() {
  const { featureGraph } = await import('../test/feature-graph.ts');
  const files = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'tools/**/*.test.ts'], { cwd: root });
  const paths = files.map((file) => file.replaceAll('\\', '/'));
  return {
    graph: featureGraph,
    tests: new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    kindOf(path) {
      const found = statSync(join(root, path), { throwIfNoEntry: false });
      return found && (found.isDirectory() ? 'folder' : 'file');
    },
  };
}
