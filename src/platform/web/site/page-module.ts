import type { ComponentType } from 'react';
import type { PageParams } from '#kernel/page.ts';
import type { Texts } from '../texts/texts.ts';
import type { PageContext } from './page-context.ts';
import type { WithTexts } from './use-later.ts';

export interface LoadArguments {
  params: PageParams;
  query: URLSearchParams;
  signal?: AbortSignal;
}

/** The page's own part of the head; the rest comes from the site. */
export interface PageHead {
  title?: string;
  description?: string;
  /** Of the first entries of a list, which describe it where it has no words of its own. */
  names?: readonly string[];
  image?: { path: string; width: number; height: number; alt?: string } | null;
}

/** A part of a page that has a file of its own. */
export interface PagePart {
  /** Its file below src, without the ending. */
  file: string;
  load(): Promise<WithTexts>;
}

/**
 * A page: its chunk's exports. `load` runs in the router's loader, on the server for anonymous visitors and in the
 * browser; a CallError or any other failure in it leads to the error page.
 */
export interface PageModule<Data = unknown, Init = unknown> {
  texts: readonly Texts<unknown>[];
  load?(context: PageContext<Init>, args: LoadArguments): Promise<Data>;
  head?(data: Data, context: PageContext<Init>): PageHead;
  /** What the document at this address is answered with; 200 without it. */
  statusOf?(data: Data, context: PageContext<Init>): number;
  /** The later parts that stand in its first HTML, such as the detail that its address names. */
  firstParts?(data: Data): readonly PagePart[];
  Page: ComponentType<{ data: Data }>;
}

/** A module entry of the site data, as the screens of its feature get it. */
export interface ModuleEntry<Widget = unknown, List = unknown, Content = unknown> {
  moduleCode: string;
  moduleId: number;
  contentId: number;
  title: string;
  widget: Widget;
  list: List;
  content: Content;
}

/** A widget of a home page. Without data to show, `load` answers undefined and the home leaves it out. */
export interface WidgetModule<Data = unknown, Init = unknown> {
  texts: readonly Texts<unknown>[];
  load?(context: PageContext<Init>, module: ModuleEntry): Promise<Data | undefined>;
  Widget: ComponentType<{ module: ModuleEntry; data: Data }>;
  /** What a visitor can get here now: the home offers it first. Undefined when nothing is on sale. */
  sale?(data: Data, module: ModuleEntry, context: PageContext<Init>): HomeAction | undefined;
}

export interface HomeAction {
  href: string;
  label: string;
}

/** The list page of a module code: `/module/{moduleCode}/{contentId}`. */
export interface ListModule<Data = unknown, Init = unknown> {
  texts: readonly Texts<unknown>[];
  load?(context: PageContext<Init>, module: ModuleEntry, args: LoadArguments): Promise<Data>;
  head?(data: Data, module: ModuleEntry, context: PageContext<Init>): PageHead;
  List: ComponentType<{ module: ModuleEntry; data: Data }>;
}

/** The detail page of a module code: `/module/{moduleCode}/{contentId}/{detailId}`. */
export interface DetailModule<Data = unknown, Init = unknown> {
  texts: readonly Texts<unknown>[];
  load(context: PageContext<Init>, module: ModuleEntry, args: LoadArguments & { detailId: number }): Promise<Data>;
  head?(data: Data, module: ModuleEntry, context: PageContext<Init>): PageHead;
  Detail: ComponentType<{ module: ModuleEntry; data: Data }>;
}
