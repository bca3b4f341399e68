import type { ConsoleFeature, ConsoleScreen, NavRow } from '#console/console-feature.ts';

/** What the features bring to the console: the one value of each `console.ts`, found by its name. */
const found = import.meta.glob<Readonly<Record<string, ConsoleFeature>>>('/src/features/*/console.ts', { eager: true });

export const consoleFeatures: readonly ConsoleFeature[] = Object.values(found).flatMap((module) =>
  Object.values(module),
);

export const consoleScreens: readonly ConsoleScreen[] = consoleFeatures.flatMap(({ screens }) => screens);

export const navRows: readonly NavRow[] = consoleFeatures
  .flatMap(({ nav = [] }) => nav)
  .toSorted((one, other) => one.order - other.order);

export const overviewParts = consoleFeatures
  .toSorted((one, other) => (one.overviewOrder ?? 0) - (other.overviewOrder ?? 0))
  .flatMap(({ OverviewPart }) => OverviewPart ?? []);

export const draftParts = consoleFeatures.flatMap(({ draftPart }) => draftPart ?? []);

export const accountRows = consoleFeatures.flatMap((feature) => feature.accountRows ?? []);
