import { lacksSecondFactor, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { readDraft, type StoredDocuments } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { DraftCheckItem, NamedPlace } from '#kernel/console/draft-check-item.ts';
import { isSampleText } from '#kernel/console/sample-text.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { readChecks } from '../contract/checks.ts';
import { checklist } from '../rules/checklist.ts';
import { changesShownMax } from '../rules/site-basics.ts';
import { isHeading, outdatedPlaces, untranslatedPlaces } from '../rules/language-places.ts';
import { namePlaces, picturePlaces, samplePlaces, templatePlaces } from '../rules/template-texts.ts';
import type { BroughtTexts } from './brought-texts.ts';
import { keptMarks } from './kept-texts.ts';

interface CheckServices {
  database: Database;
  stored: StoredDocuments;
  /** Whether visitors would pay for something of the draft. */
  sellsForMoney(siteKey: string): Promise<boolean>;
  /** What the features of a site still miss in its draft. */
  checksOf(siteKey: string, now: Instant): Promise<readonly DraftCheckItem[]>;
}

/** The call behind the list of what is left to do. */
export function checkCalls(
  { database, stored, sellsForMoney, checksOf }: CheckServices,
  broughtTexts: (now: Instant) => Promise<BroughtTexts>,
): ServedConsoleCall[] {
  return [
    serveConsole(readChecks, async ({ site: { siteKey }, operator, context: { now } }) => {
      const draft = await readDraft(database.kysely, stored, siteKey);
      if (draft?.document === undefined) return { data: [] };
      const known = await broughtTexts(now);
      const kept = await keptMarks(database.kysely, siteKey);
      const { document, contents } = draft;
      const parts = [
        { part: 'settings', value: document },
        ...contents.flatMap(({ module, items }) => {
          const { contentId, moduleCode, title } = module;
          return [
            { part: `content-${contentId}`, moduleCode, title, value: module },
            ...items.map((item) => ({
              part: `item-${contentId}-${item.detailId}`,
              moduleCode,
              title: titleOfItem(item),
              value: item,
            })),
          ];
        }),
      ];
      const site = {
        kind: document.kind,
        languages: document.languages,
        contents: contents.map(({ module: { moduleCode }, items }) => ({ moduleCode, items })),
      };
      const { languages } = document;
      const open = (places: readonly NamedPlace[]) =>
        places.filter(({ mark }) => mark === undefined || !kept.has(mark));
      const checks = [
        ...checklist(document, site, known),
        ...(languages.length > 1 ? translationChecks(untranslatedPlaces(parts, languages)) : []),
        ...stillThere('outdated', open(outdatedPlaces(parts, known.texts, languages)), { isNeeded: true }),
        ...(await checksOf(siteKey, now)),
        ...stillThere('samples', samplePlaces(parts, languages), { isNeeded: true }),
        ...stillThere('examples', open(templatePlaces(parts, known.prose, languages)), { isNeeded: false }),
        ...stillThere('names', open(namePlaces(parts, known.names, languages)), { isNeeded: false }),
        ...stillThere('pictures', picturePlaces(parts, known.images), { isNeeded: false }),
        privacyCheck(document.terms, languages),
        ...((await sellsForMoney(siteKey)) ? [factorCheck(!(await lacksSecondFactor(database, operator)))] : []),
      ];
      return { data: checks.map(asAnswer) };
    }),
  ];
}

/** Done when every text of the draft is there in every language of the site; the headings of the pages come first. */
function translationChecks(untranslated: readonly NamedPlace[]): DraftCheckItem[] {
  const headings = untranslated.filter(isHeading);
  const places = untranslated.filter((place) => !isHeading(place));
  const [{ part, path } = { part: 'settings', path: ['languages'] }] = places;
  return [
    ...stillThere('headings', headings, { isNeeded: true }),
    { key: 'languages', isDone: untranslated.length === 0, isNeeded: false, count: places.length, part, path, places },
  ].filter(({ key, isDone }) => key === 'headings' || isDone || places.length > 0);
}

/** What a publication asks of whoever makes it where visitors pay: it is theirs, and no part of the draft. */
function factorCheck(isDone: boolean): DraftCheckItem {
  return { key: 'factor', isDone, isNeeded: true, part: 'account', path: [] };
}

/** One item for all the places; none where nothing is left, because nobody can tell whether somebody did it. */
function stillThere(
  key: string,
  places: readonly NamedPlace[],
  { isNeeded }: Pick<DraftCheckItem, 'isNeeded'>,
): DraftCheckItem[] {
  const [first] = places;
  if (first === undefined) return [];
  const { part, path } = first;
  return [{ key, isDone: false, isNeeded, count: places.length, part, path, places }];
}

interface Privacy {
  switchPrivacy: boolean;
  typePrivacy: 'Text' | 'Url';
  urlPrivacy?: string | undefined;
  bodyPrivacy?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** A policy counts when it is there and no sample any more. */
function privacyCheck(
  { switchPrivacy, typePrivacy, urlPrivacy, bodyPrivacy = {} }: Privacy,
  languages: readonly LanguageCode[],
): DraftCheckItem {
  const texts = languages.flatMap((language) => bodyPrivacy[language] || []);
  const isWritten = typePrivacy === 'Url' ? urlPrivacy !== undefined : texts.length > 0 && !texts.some(isSampleText);
  const field = !switchPrivacy ? 'switchPrivacy' : typePrivacy === 'Url' ? 'urlPrivacy' : 'bodyPrivacy';
  return {
    key: 'privacy',
    isDone: switchPrivacy && isWritten,
    isNeeded: false,
    part: 'settings',
    path: ['terms', field],
  };
}

function asAnswer({ path, places, ...check }: DraftCheckItem) {
  return {
    ...check,
    path: [...path],
    ...(places && {
      places: places.slice(0, changesShownMax).map(({ path: own, ...place }) => ({ ...place, path: [...own] })),
    }),
  };
}
