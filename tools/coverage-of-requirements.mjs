import { idsOf } from './cited-ids.mjs';

/**
 * @param {string} table docs/requirements.tsv: a line of headings, then id, area, source, requirement, check
 * @returns {Map<string, string>} id → area, in the order of the table
 */
export function readRequirements(table) {
  const lines = table.split('\n').slice(1);
  return new Map(
    lines.filter((line) => line !== '').map((line) => /** @type {[string, string]} */ (line.split('\t', 2))),
  );
}

/**
 * @param {Map<string, string>} requirements
 * @param {{ file: string, title: string }[]} tests
 * @param {string[]} onlyAreas none: all areas
 * @returns {{ areas: { area: string, cited: number, all: number, uncited: string[] }[], problems: string[] }}
 */
export function coverRequirements(requirements, tests, onlyAreas = []) {
  const cited = new Set();
  const problems = [];
  for (const { file, title } of tests) {
    const { ids, problem } = idsOf(title);
    if (problem !== undefined) problems.push(`${file}: “${title}” ${problem}`);
    for (const id of ids) {
      if (requirements.has(id)) cited.add(id);
      else problems.push(`${file}: “${title}” cites ${id}, which does not exist`);
    }
  }
  const known = new Set(requirements.values());
  for (const area of onlyAreas) if (!known.has(area)) problems.push(`there is no area ${area}`);
  const areas = [...known]
    .filter((area) => onlyAreas.length === 0 || onlyAreas.includes(area))
    .map((area) => {
      const ids = [...requirements].filter(([, itsArea]) => itsArea === area).map(([id]) => id);
      const uncited = ids.filter((id) => !cited.has(id));
      return { area, cited: ids.length - uncited.length, all: ids.length, uncited };
    });
  return { areas, problems };
}
