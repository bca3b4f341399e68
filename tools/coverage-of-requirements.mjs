import { idsOf } from './cited-ids.mjs';

/** @typedef {'unit' | 'api' | 'e2e' | 'static'} Kind */
/** @typedef {{ area: string, kinds: Kind[] }} Requirement */
/** @typedef {{ id: string, missing: Kind[] }} OnlyCited */
/** @typedef {{ area: string, all: number, met: number, onlyCited: OnlyCited[], uncited: string[] }} Coverage */

/**
 * @param {string} table docs/requirements.tsv: a line of headings, then id, area, source, requirement, check. A check is
 * `e2e: open it`, or several of them: `unit: parser; e2e: click such a link`
 * @returns {Map<string, Requirement>} by id, in the order of the table
 */
export function readRequirements(table) {
  const lines = table.split('\n').slice(1);
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const [id = '', area = '', , , check = ''] = line.split('\t');
        const kinds = [...check.matchAll(/(?:^|; )(unit|api|e2e|static):/g)].map(
          ([, kind]) => /** @type {Kind} */ (kind),
        );
        return [id, { area, kinds }];
      }),
  );
}

/**
 * The kinds of check that a test can be, by its file: a journey in a browser, calls of a running server, a screen, or
 * plain code, which also reads types, texts, constants and documents.
 * @param {string} file
 * @returns {Kind[]}
 */
export function kindsOf(file) {
  if (file.startsWith('e2e/')) return ['e2e'];
  if (file.startsWith('test/site/') || file.endsWith('.api.test.ts')) return ['api'];
  return file.endsWith('.tsx') ? ['unit'] : ['unit', 'static'];
}

/**
 * A row is met when tests of every kind that its check asks for cite it, and only cited when there are other tests.
 * @param {Map<string, Requirement>} requirements
 * @param {{ file: string, title: string }[]} tests
 * @param {string[]} onlyAreas none: all areas
 * @returns {{ areas: Coverage[], problems: string[] }}
 */
export function coverRequirements(requirements, tests, onlyAreas = []) {
  /** @type {Map<string, Set<Kind>>} */
  const cited = new Map();
  const problems = [];
  for (const { file, title } of tests) {
    const { ids, problem } = idsOf(title);
    if (problem !== undefined) problems.push(`${file}: “${title}” ${problem}`);
    for (const id of ids) {
      if (requirements.has(id)) cited.set(id, new Set([...(cited.get(id) ?? []), ...kindsOf(file)]));
      else problems.push(`${file}: “${title}” cites ${id}, which does not exist`);
    }
  }
  for (const [id, { kinds }] of requirements) if (kinds.length === 0) problems.push(`${id} names no kind of check`);
  const known = new Set([...requirements.values()].map(({ area }) => area));
  for (const area of onlyAreas) if (!known.has(area)) problems.push(`there is no area ${area}`);
  const areas = [...known]
    .filter((area) => onlyAreas.length === 0 || onlyAreas.includes(area))
    .map((area) => {
      const rows = [...requirements].filter(([, row]) => row.area === area);
      const uncited = rows.filter(([id]) => !cited.has(id)).map(([id]) => id);
      const onlyCited = rows
        .map(([id, { kinds }]) => ({ id, missing: kinds.filter((kind) => cited.get(id)?.has(kind) === false) }))
        .filter(({ missing }) => missing.length > 0);
      return { area, all: rows.length, met: rows.length - uncited.length - onlyCited.length, onlyCited, uncited };
    });
  return { areas, problems };
}
