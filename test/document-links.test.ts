import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'], { cwd: root }).map((path) =>
  path.replaceAll('\\', '/'),
);

/** Links to files of the repository: the target without its place, and the place. */
function linksIn(text: string): [string, string][] {
  const inCode = text.replaceAll(/```.*?```/gs, '').replaceAll(/`[^`\n]*`/g, '');
  return [...inCode.matchAll(/\]\(([^)\s#]*)(?:#([^)\s]*))?\)|(?:src|href)="([^"]+)"/g)]
    .map(([, target = '', place = '', source]): [string, string] => [source ?? target, place])
    .filter(([target]) => !/^\w+:/.test(target));
}

/** The places that a link can name: headings, as GitHub and editors make them, and `<a id>`. */
function placesOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)];
}

test('each link of a document to this repository leads to a file, and to a place in it', () => {
  expect(documents.length).toBeGreaterThan(60);
  const lost = documents.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return linksIn(text).flatMap(([target, place]) => {
      const file = target === '' ? path : join(dirname(path), target);
      if (!existsSync(join(root, file))) return [`${path}: ${target}`];
      const isFound = place === '' || placesOf(readFileSync(join(root, file), 'utf8')).includes(place);
      return isFound ? [] : [`${path}: ${target}#${place}`];
    });
  });
  expect(lost).toEqual([]);
});
