import type { HomeAction } from '#web/site/page-module.ts';

/** A widget of a home, as the page carries it. */
export interface HomeWidget {
  contentId: number;
  screen: string;
  data: unknown;
  /** What it sells at the moment: the home offers it first. */
  sale?: HomeAction;
}

/** Keeps the ids in a widget's HTML apart from those of the page. */
export const idPrefixOf = (contentId: number): string => `w${contentId}-`;
