import { listChanges } from '../../rules/changes/list-changes.ts';
import { numberOf } from '../../rules/changes/site-change.ts';
import type { ChangeReport } from './report-change.ts';

/** How many of each kind are named; the rest is counted. A large site changes in thousands of places. */
const namedMax = 20;

/** The warnings of a publication, for the terminal; `locate` names file and line where a site file says it. */
export function warningLines(
  { change: { siteKey }, warnings }: ChangeReport,
  locate: (place: string) => string | undefined = () => undefined,
): string[] {
  return bounded(
    warnings,
    ({ kind }) => kind,
    ({ place, happens, instead }) => {
      const at = locate(place);
      return [`Warning: ${at === undefined ? '' : `${at}: `}${siteKey}, ${place}: ${happens}.`, `  Rather ${instead}.`];
    },
    (more, kind) => [`  … and ${numberOf(more, 'more warning')} of this kind (${kind}).`],
  );
}

/** What a publication changes, for the terminal. */
export function changeLines({ change }: ChangeReport): string[] {
  const order = ['removed', 'changed', 'added'] as const;
  const changes = listChanges(change).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  if (changes.length === 0) return [`${change.siteKey}: nothing changes.`];
  return [
    `${change.siteKey}${change.site.before === undefined ? ', for the first time' : ''}: ${numberOf(changes.length, 'change')}`,
    ...bounded(
      changes,
      ({ kind }) => kind,
      ({ kind, place, before, after }) => [
        `  ${kind.padEnd(longest)} ${place}${kind === 'changed' ? `: ${before} → ${after}` : ''}`,
      ],
      (more, kind) => [`  ${kind.padEnd(longest)} … and ${more} more`],
    ),
  ];
}

const longest = 'removed'.length;

/** The first of each kind, and how many more there are. */
function bounded<One>(
  all: readonly One[],
  kindOf: (one: One) => string,
  say: (one: One) => string[],
  sayMore: (more: number, kind: string) => string[],
): string[] {
  return [...Map.groupBy(all, kindOf)].flatMap(([kind, ofKind]) => [
    ...ofKind.slice(0, namedMax).flatMap(say),
    ...(ofKind.length > namedMax ? sayMore(ofKind.length - namedMax, kind) : []),
  ]);
}

/** What a command has done when it ends early, and what not. */
export function leftLines(verb: 'imported' | 'published', done: number, left: readonly string[]): string[] {
  const [next, ...rest] = left;
  if (next === undefined) return [];
  const count = (number: number): string => number.toLocaleString('en');
  const others = rest.length === 0 ? '' : `, nor the ${count(rest.length)} after it`;
  return [`${count(done)} of ${count(done + left.length)} sites were ${verb}, and stay so. ${next} was not${others}.`];
}
