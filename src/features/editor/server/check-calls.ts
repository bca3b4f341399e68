import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { readDraft, type StoredDocuments } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { DraftCheckItem } from '#kernel/console/draft-check-item.ts';
import type { Database } from '#server/database/database.ts';
import { readChecks } from '../contract/checks.ts';
import { longTexts, partsWithTemplateTexts } from '../rules/template-texts.ts';
import type { Template, Templates } from './templates.ts';

interface CheckServices {
  database: Database;
  stored: StoredDocuments;
  /** What the features of a site still miss in its draft. */
  checksOf(siteKey: string, now: Instant): Promise<readonly DraftCheckItem[]>;
}

/** The call behind the list of what is left to do. */
export function checkCalls({ database, stored, checksOf }: CheckServices, templates: Templates): ServedConsoleCall[] {
  let known: ReadonlySet<string> | undefined;
  return [
    serveConsole(readChecks, async ({ site: { siteKey }, context: { now } }) => {
      const draft = await readDraft(database.kysely, stored, siteKey);
      if (draft?.document === undefined) return { data: [] };
      known ??= textsOf(await templates.list(now));
      const parts = [
        { part: 'settings', value: draft.document },
        ...draft.contents.flatMap(({ module, items }) => [
          { part: `content-${module.contentId}`, value: module },
          ...items.map((item) => ({ part: `item-${module.contentId}-${item.detailId}`, value: item })),
        ]),
      ];
      const examples = partsWithTemplateTexts(parts, known);
      const { switchPrivacy } = draft.document.terms;
      const own: DraftCheckItem[] = [
        {
          key: 'examples',
          isDone: examples.length === 0,
          isNeeded: false,
          count: examples.length,
          part: examples[0] ?? 'settings',
        },
        { key: 'privacy', isDone: switchPrivacy, isNeeded: false, part: 'settings' },
      ];
      return { data: [...(await checksOf(siteKey, now)), ...own].map((one) => ({ ...one })) };
    }),
  ];
}

/** What the templates say where an organiser is to write: the pages that explain how a thing goes stay as they are. */
function textsOf(templates: readonly Template[]): ReadonlySet<string> {
  return new Set(templates.flatMap(({ site: { site, modules } }) => [...longTexts([site.overview, modules])]));
}
