import type { Kysely } from 'kysely';
import { noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  readDraftPart,
  readPartName,
  readPublicPart,
  readSettings,
  type StoredDocuments,
} from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { keepTexts, readDoubts } from '../contract/doubts.ts';
import { outdatedPlaces, textsLeftBehind } from '../rules/language-places.ts';
import { namePlaces, templatePlaces } from '../rules/template-texts.ts';
import type { BroughtTexts } from './brought-texts.ts';
import { readValue } from './check-part.ts';
import { forgetMarks, keepMarks, keptMarks } from './kept-texts.ts';

type Doubt = AnswerOf<typeof readDoubts>[number];

interface DoubtServices {
  database: Database;
  stored: StoredDocuments;
}

/** The calls about texts that may be wrong as they stand, and about those that an organiser found right. */
export function doubtCalls(
  { database, stored }: DoubtServices,
  broughtTexts: (now: Instant) => Promise<BroughtTexts>,
): ServedConsoleCall[] {
  /** What may be wrong in a part, whatever was kept; undefined: there is no such part. */
  const doubtsIn = async (
    kysely: Kysely<Tables>,
    siteKey: string,
    name: string,
    known: BroughtTexts,
  ): Promise<Doubt[] | undefined> => {
    const part = readPartName(name);
    const row = part && (await readDraftPart(kysely, siteKey, part));
    const value = row && (await readValue(stored, siteKey, part, row));
    if (part === undefined || value === undefined) return undefined;
    const publicRow = await readPublicPart(kysely, siteKey, part);
    const before = publicRow && (await readValue(stored, siteKey, part, publicRow));
    const [settings] = await readSettings(kysely, { siteKeys: [siteKey], version: 'draft' });
    const languages = settings?.document?.languages ?? [];
    const parts = [{ part: name, moduleCode: row?.moduleCode, title: titleOfItem(value), value }];
    const outdated = outdatedPlaces(parts, known.texts, languages);
    const isOutdated = new Set(outdated.map(({ mark }) => mark));
    const placesOf = {
      outdated,
      leftBehind: [...textsLeftBehind(before, value, languages)].filter(({ mark }) => !isOutdated.has(mark)),
      examples: templatePlaces(parts, known.prose, languages),
      names: namePlaces(parts, known.names, languages),
    } as const;
    const kinds = ['outdated', 'leftBehind', 'examples', 'names'] as const;
    return kinds.flatMap((kind) =>
      placesOf[kind].flatMap(({ path, mark }) => (mark === undefined ? [] : [{ kind, path: [...path], mark }])),
    );
  };
  return [
    serveConsole(readDoubts, async ({ site: { siteKey }, query: { part }, context: { now } }) => {
      const found = await doubtsIn(database.kysely, siteKey, part, await broughtTexts(now));
      if (found === undefined) throw refuse('notFound');
      const kept = await keptMarks(database.kysely, siteKey);
      return { data: found.filter(({ mark }) => !kept.has(mark)) };
    }),

    serveConsole(keepTexts, async ({ site: { siteKey }, body: { isRight, texts }, operator, context }) => {
      const known = await broughtTexts(context.now);
      const changed = await inTransaction(database, async (tx) => {
        const [marks, parts] = [new Set<string>(), new Set<string>()];
        const done = isRight ? undefined : await forgetMarks(tx, siteKey, [...new Set(texts.map(({ mark }) => mark))]);
        const before = await keptMarks(tx, siteKey);
        for (const [part, ofPart] of Map.groupBy(texts, (one) => one.part)) {
          // One connection does one thing at a time.
          // oxlint-disable-next-line no-await-in-loop
          const open = done ?? new Set((await doubtsIn(tx, siteKey, part, known))?.map(({ mark }) => mark));
          // What says something else by now was not what the organiser judged.
          const own = ofPart.filter(({ mark }) => open.has(mark) && !before.has(mark));
          for (const { mark } of own) marks.add(mark);
          if (own.length > 0) parts.add(part);
        }
        if (isRight) await keepMarks(tx, siteKey, [...marks], context.now);
        const action = isRight ? 'draft.kept' : 'draft.doubted';
        for (const part of parts) {
          // oxlint-disable-next-line no-await-in-loop -- As above.
          await noteInLog(tx, context, { operator, siteKey, action, details: { part } });
        }
        return marks.size;
      });
      return { data: { changed } };
    }),
  ];
}
