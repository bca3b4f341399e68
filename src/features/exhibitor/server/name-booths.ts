import { createDraftDesk, type DraftServices, readBooths } from '#features/editor/server.ts';
import type { Operator } from '#features/operator/server.ts';
import { readSettings } from '#features/site/server.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { isUnnamedBooth } from '../rules/sample-booth.ts';

interface Naming {
  siteKey: string;
  operator: Operator;
  context: RequestContext;
}

/** Calls booths that nobody has named yet after the company of their exhibitor, in the draft. */
export async function nameBooths(
  services: DraftServices,
  by: Naming,
  company: string,
  booths: readonly { contentId: number; detailId: number }[],
): Promise<void> {
  if (company === '') return;
  const [settings] = await readSettings(services.database.kysely, { siteKeys: [by.siteKey], version: 'draft' });
  const language = settings?.document?.languages[0];
  if (language === undefined) return;
  const desk = createDraftDesk(services);
  const path = ['items', 'title', 'value'];
  for (const { contentId, detailId, title } of await readBooths(services, by.siteKey, booths)) {
    if (!isUnnamedBooth(title)) continue;
    const part = `item-${contentId}-${detailId}`;
    const after = { [language]: company };
    // One after the other: each is a transaction of its own.
    // oxlint-disable-next-line no-await-in-loop
    await desk.save(by, { part, changes: [{ path, before: title, after }] });
  }
}
