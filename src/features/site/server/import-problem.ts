/** A place in a site file: keys and list positions from the top. */
export type Place = readonly (string | number)[];

/** A field of a site file that cannot be imported as it is. */
export interface SiteFileProblem {
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
  place: string;
  expected: string;
  found: string;
}

/** A problem whose line is not known yet. */
export interface PlacedProblem {
  place: Place;
  expected: string;
  found: string;
}

/** `modules[3].items[2].title.jpn` */
export function formatPlace(place: Place): string {
  return place
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('');
}

export function formatProblem(problem: SiteFileProblem): string {
  const place = problem.place === '' ? '' : ` ${problem.place}:`;
  return `${problem.file}:${problem.line}:${problem.column}${place} expected ${problem.expected}, found ${problem.found}`;
}

const longestShown = 60;

/** A value of a site file in a few words. */
export function describeFound(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') {
    const line = value.replace(/\s+/g, ' ');
    return `"${line.length > longestShown ? `${line.slice(0, longestShown)}…` : line}"`;
  }
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return `fields (${Object.keys(value).slice(0, 4).join(', ')})`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'something else';
}
