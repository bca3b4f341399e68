import {
  type ConsoleFeature,
  type ConsoleScreen,
  type NavGroup,
  navGroups,
  type NavRow,
} from '#console/console-feature.ts';
import { fillPath, matchScreen } from '#console/navigation/match-screen.ts';
import type { OperatorRight } from '#kernel/console/operator-role.ts';

/** What the features bring to the console: the one value of each `console.ts`, found by its name. */
const found = import.meta.glob<Readonly<Record<string, ConsoleFeature>>>('/src/features/*/console.ts', { eager: true });

export const consoleFeatures: readonly ConsoleFeature[] = Object.values(found)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, feature]) => (name.endsWith('Console') ? [feature] : []));

export const consoleScreens: readonly ConsoleScreen[] = consoleFeatures.flatMap(({ screens }) => screens);

export const navRows: readonly NavRow[] = consoleFeatures
  .flatMap(({ nav = [] }) => nav)
  .toSorted((one, other) => one.order - other.order);

/** The rows as they stand below their headings. */
export const groupedRows = (rows: readonly NavRow[]): readonly { group: NavGroup; rows: readonly NavRow[] }[] =>
  navGroups
    .map((group) => ({ group, rows: rows.filter((row) => row.group === group) }))
    .filter((part) => part.rows.length > 0);

const byLength = navRows.toSorted((one, other) => other.path.length - one.path.length);

/** Who may open a screen of a site: by itself, or as the row of the navigation that it is below. */
function rightOf({ path, right }: ConsoleScreen): OperatorRight | undefined {
  return right ?? byLength.find((row) => path === row.path || path.startsWith(`${row.path}/`))?.right;
}

/** The site and the right that the screen of an address is for. */
export function askedOf(to: string): { site: string | undefined; right: OperatorRight } | undefined {
  const matched = matchScreen(consoleScreens, to.split(/[?#]/)[0] ?? '');
  const right = matched === undefined ? undefined : rightOf(matched.screen);
  return right && { site: matched?.params['site'], right };
}

/** The address at which somebody with these rights begins at a site: the first row of the navigation that they may read. */
export function startOf(site: string, rights: readonly OperatorRight[]): string {
  const row = navRows.find(({ right }) => rights.includes(right));
  return fillPath(row?.path ?? '/console/', { site });
}

export const overviewParts = consoleFeatures
  .toSorted((one, other) => (one.overviewOrder ?? 0) - (other.overviewOrder ?? 0))
  .flatMap(({ overviewPart }) => overviewPart ?? []);

export const draftParts = consoleFeatures.flatMap(({ draftPart }) => draftPart ?? []);

export const publishedParts = consoleFeatures.flatMap(({ publishedPart }) => publishedPart ?? []);

export const accountRows = consoleFeatures.flatMap((feature) => feature.accountRows ?? []);
