import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { draftFaults } from '#features/site/server.ts';
import { readFaults } from '../contract/faults.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import { entryLabel } from '../rules/without-entry.ts';
import { changesShownMax } from '../rules/site-basics.ts';
import type { DraftServices } from './draft-endpoints.ts';

/** The call that says what keeps a draft from being published. */
export function faultCalls({ database, stored, documents }: DraftServices): ServedConsoleCall[] {
  return [
    serveConsole(readFaults, async ({ site: { siteKey } }) => {
      const found = await draftFaults(database, stored, documents, siteKey);
      const faults = found.slice(0, changesShownMax).map(({ about, ...fault }) => ({
        ...fault,
        title: about && titleOfItem(about),
        entry: about && entryLabel(about, fault.place),
      }));
      return { data: { total: found.length, faults } };
    }),
  ];
}
