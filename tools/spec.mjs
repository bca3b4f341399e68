// npm run spec [-- AREA …]: how much of docs/requirements.tsv the titles of the tests cite.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bin/bootstrap.mjs';
import { titlesOf } from './cited-ids.mjs';
import { coverRequirements, readRequirements } from './coverage-of-requirements.mjs';

const files = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'e2e/**/*.ts'], { cwd: root });
const tests = files
  .sort()
  .flatMap((file) => titlesOf(file, readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })));
const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'));
const { areas, problems } = coverRequirements(requirements, tests, process.argv.slice(2));

for (const { area, cited, all } of areas) console.log(`${area} ${cited}/${all}`);
const uncited = areas.filter((area) => area.uncited.length > 0);
if (uncited.length > 0) console.log('\nNot cited:');
for (const area of uncited) console.log(`  ${area.uncited.join(' ')}`);
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}
