import { lockedDetails } from '#features/site/rules/login-locks.ts';
import { moduleOf, type PublishedSite, type ReadModule } from '#features/site/server.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { StreamTimes } from '#features/live-stream/rules/stream-state.ts';
import { foldName } from '#kernel/fold-name.ts';
import type { BoothCategoryDocument, BoothItem } from '../../documents.ts';
import { streamsOf, streamTimesOf } from '../../rules/list/booth-streams.ts';
import { type CategoryTree, categoryTree } from '../../rules/list/category-tree.ts';

export type BoothModule = Pick<ReadModule<'booth'>, 'contentId' | 'content' | 'serverContent'>;

/** The settings of a booth content; the caller has made sure that it is one. */
export function boothModule(site: PublishedSite, contentId: number): BoothModule {
  const module = moduleOf(site, 'booth', contentId);
  if (module === undefined) throw new Error(`The content ${contentId} of ${site.siteKey} has no booths.`);
  return module;
}

/** A booth with what lists ask of it. */
export interface IndexedBooth {
  item: BoothItem;
  module: BoothModule;
  /** The texts in which words are looked up, in every language, folded. */
  text: string;
  /** Its categories and all above them. */
  categories: ReadonlySet<number>;
  deepest: BoothCategoryDocument | undefined;
  streams: readonly StreamTimes[];
  /** It is for members: lists name it, and nobody finds it by its description. */
  isLocked: boolean;
}

const known = new WeakMap<readonly BoothItem[], readonly IndexedBooth[]>();

/** The items of a content for its lists. They are read once for each revision, and so is this. */
export function indexBooths(
  items: readonly BoothItem[],
  module: BoothModule,
  { document }: Pick<PublishedSite, 'document'>,
): readonly IndexedBooth[] {
  const before = known.get(items);
  if (before !== undefined) return before;
  const tree = categoryTree(module.content.option.useBoothCategory ? module.serverContent.categories : []);
  const locked = lockedDetails(document.login, module.contentId);
  const indexed = items.map((item) => indexBooth(item, module, tree, locked.has(item.detailId)));
  known.set(items, indexed);
  return indexed;
}

function indexBooth(
  item: BoothItem,
  module: BoothModule,
  tree: CategoryTree<BoothCategoryDocument>,
  isLocked: boolean,
): IndexedBooth {
  const paths = item.items.booth_category.ids.map((id) => tree.path(id));
  const longest = paths.reduce((one, other) => (other.length > one.length ? other : one), []);
  const { movies, pros } = streamsOf(item);
  const hasStage = module.content.layout.live_stream.setting.enable;
  return {
    item,
    module,
    text: searchTextOf(item, paths.flat(), isLocked),
    categories: new Set(paths.flat().map(({ id }) => id)),
    deepest: longest.at(-1),
    streams: hasStage ? [...movies, ...pros].map(streamTimesOf) : [],
    isLocked,
  };
}

function searchTextOf(
  { items, phonetic, stand, products }: BoothItem,
  path: readonly BoothCategoryDocument[],
  isLocked: boolean,
): string {
  const { title, description } = items;
  const texts: (LocalizedText | undefined)[] = [
    ...(title.enable ? [title.value] : []),
    ...(isLocked ? [] : products.flatMap(({ name, description: words }) => [name, words])),
    ...path.map(({ name }) => name),
  ];
  const html = description.enable && !isLocked ? Object.values(description.value ?? {}) : [];
  const said = [
    phonetic,
    stand,
    ...texts.flatMap((text) => Object.values(text ?? {})),
    ...html.map((one) => one.replace(/<[^>]*>/g, ' ')),
  ];
  return foldName(said.join('\n'));
}
