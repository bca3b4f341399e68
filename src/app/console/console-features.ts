import type { ConsoleFeature, ConsoleScreen, NavRow } from '#console/console-feature.ts';
import { fillPath } from '#console/navigation/match-screen.ts';
import type { OperatorRight } from '#kernel/console/operator-role.ts';

/** What the features bring to the console: the one value of each `console.ts`, found by its name. */
const found = import.meta.glob<Readonly<Record<string, ConsoleFeature>>>('/src/features/*/console.ts', { eager: true });

export const consoleFeatures: readonly ConsoleFeature[] = Object.values(found).flatMap((module) =>
  Object.values(module),
);

export const consoleScreens: readonly ConsoleScreen[] = consoleFeatures.flatMap(({ screens }) => screens);

export const navRows: readonly NavRow[] = consoleFeatures
  .flatMap(({ nav = [] }) => nav)
  .toSorted((one, other) => one.order - other.order);

/** The address at which somebody with these rights begins at a site: the first row of the navigation that they may read. */
export function startOf(site: string, rights: readonly OperatorRight[]): string {
  const row = navRows.find(({ right }) => rights.includes(right));
  return fillPath(row?.path ?? '/console/', { site });
}

export const overviewParts = consoleFeatures
  .toSorted((one, other) => (one.overviewOrder ?? 0) - (other.overviewOrder ?? 0))
  .flatMap(({ OverviewPart }) => OverviewPart ?? []);

export const draftParts = consoleFeatures.flatMap(({ draftPart }) => draftPart ?? []);

export const accountRows = consoleFeatures.flatMap((feature) => feature.accountRows ?? []);
