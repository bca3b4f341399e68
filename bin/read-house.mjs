import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** The facts of this repository for check-scope.mjs. It needs Node 24.7, as the graph is TypeScript. */
export async function readHouse() {
  const { featureGraph } = await import('../test/feature-graph.ts');
  const files = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'tools/**/*.test.ts'], { cwd: root });
  const texts = globSync(['src/**/{texts,mail-texts}/**/*.ts'], { cwd: root });
  const slashed = (path) => path.replaceAll('\\', '/');
  const paths = files.map(slashed);
  return {
    graph: featureGraph,
    tests: new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    catalogues: texts.map(slashed),
    kindOf(path) {
      const found = statSync(join(root, path), { throwIfNoEntry: false });
      return found && (found.isDirectory() ? 'folder' : 'file');
    },
  };
}
