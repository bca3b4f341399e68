import type { ComponentType } from 'react';
import type { OperatorRight } from '#kernel/console/operator-role.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { ProofAsked } from './api/console-api.ts';
import type { ScreenParams } from './navigation/match-screen.ts';

export interface ScreenProps {
  params: ScreenParams;
}

/** What the file of a screen exports as `screen`. */
export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
  /** What has to be loaded before it is shown. */
  texts: readonly Pick<Texts<unknown>, 'load'>[];
}

export interface ConsoleScreen {
  /** `/console/sites/{site}/tickets` */
  path: string;
  load: () => Promise<{ screen: ScreenModule }>;
  /** Before the sign-in, and without the frame. */
  isOpen?: true;
  /** Of a screen of a site: who may open it. Without it this is who sees the row of the navigation that it is below. */
  right?: OperatorRight;
}

/**
 * The parts of the navigation of a site, in their order. The first has no heading; the rows of `head` are presses beside
 * the name of the site, which stay in sight.
 */
export const navGroups = ['head', 'start', 'content', 'sales', 'people', 'day', 'manage'] as const;
export type NavGroup = (typeof navGroups)[number];

/** A row of the navigation of a site. */
export interface NavRow {
  path: string;
  group: NavGroup;
  /** Lower ones come first, in their group and on the bar of a phone. */
  order: number;
  icon: ComponentType;
  label: (language: LanguageCode) => string;
  /** How much waits there, beside the label. */
  Count?: ComponentType<{ site: string }>;
  /** Who sees it. */
  right: OperatorRight;
  /** It is there where the site has such a module, or a ticket that is drawn. */
  needs?: ModuleCode | 'lottery';
}

export interface DraftPartProps {
  site: string;
  /** Stores what is still being typed; false: something of it is wrong, and its field says so. */
  onBegin?: () => Promise<boolean>;
}

/** What the file of a part that comes after its screen exports as `part`. */
export interface LaterModule<Props> {
  Part: ComponentType<Props>;
  texts: ScreenModule['texts'];
}

export type DraftPart = LaterModule<DraftPartProps>;

export type OverviewPart = LaterModule<{ site: string }>;

export interface PublishedPartProps {
  site: string;
}

export type PublishedPart = LaterModule<PublishedPartProps>;

/** What a feature brings to the console: the one value of its `console.ts`. */
export interface ConsoleFeature {
  screens: readonly ConsoleScreen[];
  nav?: readonly NavRow[];
  /** What the navigation and the parts below need from the start. */
  texts?: readonly Pick<Texts<unknown>, 'load'>[];
  /** Asks who the organiser is, in place of a page or over it. */
  SignIn?: ComponentType<{ onDone: () => void }>;
  /** Asks the organiser to show once more who they are, over a page. */
  Proof?: {
    title: (language: LanguageCode, asked: ProofAsked) => string;
    Form: ComponentType<{ asked: ProofAsked; onDone: () => void }>;
  };
  /** Rows of the menu of whoever is signed in. */
  accountRows?: readonly { path: string; label: (language: LanguageCode) => string }[];
  /** A part of the overview of a published site: numbers, and what waits for the organiser. */
  overviewPart?: () => Promise<{ part: OverviewPart }>;
  /** What can be tried of the draft of an event that sells tickets: its screens load it when they are there. */
  draftPart?: () => Promise<{ part: DraftPart }>;
  /** What is left to do after a publication: to tell those whom it touches. */
  publishedPart?: () => Promise<{ part: PublishedPart }>;
  /** Parts with lower ones come first. */
  overviewOrder?: number;
  /** A hook: what the frame shows of the site that the page is about; undefined until it is read. */
  useSite?: (site: string) => FrameSite | undefined;
}

export interface FrameSite {
  title: string;
  state: 'draft' | 'live' | 'closed';
  /** A publication would change something of a site that is published. */
  hasChanges: boolean;
  /** What the operator may do there: it decides which rows of the navigation they see. */
  rights: readonly OperatorRight[];
  modules: readonly (ModuleCode | 'lottery')[];
}
