// npm run spec [-- AREA …]: which rows of docs/requirements.tsv are met by tests of the kind that they ask for, which are
// only cited by others, and which by none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bin/bootstrap.mjs';
import { testsOf } from './cited-ids.mjs';
import { coverRequirements, readRequirements } from './coverage-of-requirements.mjs';

const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'));
const { areas, problems } = coverRequirements(requirements, testsOf(root), process.argv.slice(2));

const sum = (count) => areas.reduce((total, area) => total + count(area), 0);
for (const { area, all, met, onlyCited } of areas) console.log(row(area, met, onlyCited.length, all));
if (areas.length > 1) {
  const total = row(
    'all',
    sum(({ met }) => met),
    sum(({ onlyCited }) => onlyCited.length),
    sum(({ all }) => all),
  );
  console.log(total);
}

const onlyCited = areas.filter((area) => area.onlyCited.length > 0);
if (onlyCited.length > 0) console.log('\nOnly cited, with the kind of check that is missing:');
for (const area of onlyCited) {
  console.log(`  ${area.onlyCited.map(({ id, missing }) => `${id} ${missing.join(' and ')}`).join(', ')}`);
}
const uncited = areas.filter((area) => area.uncited.length > 0);
if (uncited.length > 0) console.log('\nNot cited:');
for (const area of uncited) console.log(`  ${area.uncited.join(' ')}`);
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}

function row(name, met, cited, all) {
  return `${name.padEnd(10)} ${String(met).padStart(4)} met ${String(cited).padStart(4)} only cited  of ${all}`;
}
