import { type UsedCall, useCall } from '#console/api/use-call.ts';
import type { ConsoleApi } from '#console/api/console-api.ts';
import { useWords } from '#console/console-context.ts';
import type { FieldMeaning } from '#kernel/field-meaning.ts';
import { isLocalizedText, type LocalizedText, localize } from '#kernel/localized-text.ts';
import { isModuleCode } from '#kernel/module-code.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import type { listItems, readOutline, readPart } from '../../contract.ts';
import type { Json } from '../../rules/part-changes.ts';
import { asJson } from '../part/as-json.ts';
import { type PartPath, valueAt } from '../part/part-path.ts';
import type { Outline } from '../use-outline.ts';
import { formTexts } from './form-words.ts';
import type { Named } from './named.ts';
import { useEvents } from './use-events.ts';
import { wordsCode } from './words-code.ts';
import { useForm, useShownLanguages } from './form-context.ts';

interface KnownNames {
  /** Whether the console can list what the id names. */
  isKnown: boolean;
  named: readonly Named[];
  isReading: boolean;
  /** The server has searched, and has more than these. */
  isMore?: boolean;
}

/** What is looked for, and what is chosen already. */
interface Sought {
  search: string;
  chosen: number | undefined;
}

interface Listed {
  contentId: number;
  id: number;
  title: LocalizedText | undefined;
}

/**
 * What a reference can name: events of the portal, contents of the site or of one of those events, items of modules, or
 * entries of a list of the module itself.
 */
export function useNamed(meaning: FieldMeaning, path: PartPath, { search, chosen }: Sought): KnownNames {
  const { site: own, outline: ownOutline, contentId, part } = useForm();
  const [shown, ofSite] = useShownLanguages();
  const { nameOf } = useWords(formTexts);
  const { refersTo, contentIn, namesContentOf, eventIn, ofKind } = meaning;
  const events = useEvents(refersTo === 'event', search, chosen);
  const eventId = eventIn === undefined ? undefined : valueAt(part.value, [...path.slice(0, -1), eventIn]);
  const beyond = typeof eventId === 'number' ? `event-${eventId}` : undefined;
  const site = eventIn === undefined ? own : (beyond ?? '');
  const other = useOutlineOf(beyond);
  const outline = eventIn === undefined ? ownOutline : (other.data ?? { ...ownOutline, contents: [] });
  const contentName = (id: number): string => {
    const content = outline.contents.find((one) => one.contentId === id);
    return localize(content?.title, shown, ofSite) || (content === undefined ? '' : nameOf(wordsCode(content)));
  };
  const beside = contentIn === undefined ? undefined : valueAt(part.value, [...path.slice(0, -1), contentIn]);
  const ofModule = useOwnPart(meaning, contentId, own);
  const inOwn = contentIn === undefined ? undefined : entryOf(ofModule.data, contentIn);
  const only = [beside, inOwn].find((id) => typeof id === 'number');
  const isOfKind = ({ areSpeakers }: Outline['contents'][number]): boolean =>
    ofKind === undefined || areSpeakers === true;
  const possible = outline.contents.filter(
    (content) =>
      (refersTo === 'any' ? only !== undefined : content.moduleCode === refersTo) &&
      isOfKind(content) &&
      (only === undefined || content.contentId === only),
  );
  // Sessions without a word of theirs name speakers of the first list.
  const of = ofKind === undefined ? possible : possible.slice(0, 1);
  const ids = of.map((content) => content.contentId);
  const items = useCall<Listed[]>(`named/${site}/${ids.join()}`, (api) => itemsOf(api, site, ids));

  if (refersTo === 'event') return { isKnown: true, ...events };
  // Somebody who may change a portal may not see each of its events.
  if (other.failure !== undefined) return { isKnown: false, named: [], isReading: false };
  if (namesContentOf !== undefined) {
    const contents = outline.contents.filter(
      (content) => (namesContentOf === 'any' || content.moduleCode === namesContentOf) && isOfKind(content),
    );
    const named = contents.map((content) => ({ id: content.contentId, name: contentName(content.contentId) }));
    return { isKnown: true, named, isReading: other.isReading && beyond !== undefined };
  }
  if (meaning.namesIn !== undefined || refersTo === 'booth_category') {
    const list = meaning.namesIn ?? 'categories';
    const inPart = isContent(part.value) ? entryOf(part.value, list) : undefined;
    const entries = listAround(part.value, path, list) ?? inPart ?? entryOf(ofModule.data, list);
    const named = (Array.isArray(entries) ? entries : []).flatMap((entry) => namedEntry(entry, [shown, ofSite]));
    return { isKnown: true, named, isReading: ofModule.isReading };
  }
  const named = (items.data ?? []).map(({ id, contentId: within, title }) => ({
    id,
    name: localize(title, shown, ofSite) || contentName(within),
    ...(ids.length > 1 && { of: contentName(within) }),
  }));
  return {
    isKnown: refersTo === 'any' || isModuleCode(refersTo),
    named,
    isReading: items.isReading && items.data === undefined,
  };
}

/** The outline of another site that the part names. */
const useOutlineOf = (site: string | undefined): UsedCall<Outline | undefined> =>
  useCall<Outline | undefined>(site === undefined ? 'outline/none' : `outline/${site}`, (api) =>
    site === undefined ? Promise.resolve(undefined) : api.get<typeof readOutline>('sites/{site}', { params: { site } }),
  );

/** The content of the module that the form is about, where the field names something in it. */
function useOwnPart({ namesIn, contentIn, refersTo }: FieldMeaning, contentId: number | undefined, site: string) {
  const isNeeded = contentId !== undefined && (namesIn ?? contentIn ?? refersTo === 'booth_category') !== false;
  const key = isNeeded ? `part/${site}/content-${contentId}` : 'part/none';
  return useCall<Json | undefined>(key, async (api) => {
    if (!isNeeded) return undefined;
    const query = { part: `content-${contentId}` };
    return asJson((await api.get<typeof readPart>('sites/{site}/part', { params: { site }, query })).value);
  }) satisfies UsedCall<Json | undefined>;
}

async function itemsOf(api: ConsoleApi, site: string, contents: readonly number[]): Promise<Listed[]> {
  const found: Listed[] = [];
  for (const contentId of contents) {
    let after: number | null | undefined;
    do {
      const query = { as: 'titles' as const, ...(typeof after === 'number' && { after }) };
      const options = { params: { site, contentId }, query };
      // A page says where the next one begins.
      // oxlint-disable-next-line no-await-in-loop
      const page = await api.get<typeof listItems>('sites/{site}/items/{contentId}', options);
      found.push(...page.items.map(({ detailId, title }) => ({ contentId, id: detailId, title })));
      after = page.next;
    } while (typeof after === 'number');
  }
  return found;
}

/** A field of one of the parts of a module. */
function entryOf(content: Json | undefined, key: string): Json | undefined {
  return moduleParts.map((part) => valueAt(content, [part, key])).find((found) => found !== undefined);
}

/** A list that the field stands in, or beside. */
function listAround(value: Json | undefined, path: PartPath, key: string): Json | undefined {
  return path.map((_, at) => valueAt(value, [...path.slice(0, at), key])).findLast(Array.isArray);
}

const isContent = (value: Json | undefined): boolean => valueAt(value, ['moduleCode']) !== undefined;

function namedEntry(entry: Json, [shown, ofSite]: ReturnType<typeof useShownLanguages>): Named[] {
  const id = valueAt(entry, ['id']);
  const name = ['name', 'title', 'nickname'].map((key) => valueAt(entry, [key])).find(isLocalizedText);
  return typeof id === 'number' ? [{ id, name: localize(name, shown, ofSite) }] : [];
}
