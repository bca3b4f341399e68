import { hasGuests } from '#features/doors/server.ts';
import { countAgreements } from '#features/terms/server.ts';
import { parseInstant } from '#kernel/period.ts';
import { noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  publicState,
  readDraftPart,
  readDraftPasscode,
  readSettings,
  writeDraftPart,
  writeDraftPasscode,
} from '#features/site/server.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { readDoors, readEntrance, readTermsState, setPasscode } from '../contract/doors.ts';
import { countedMax } from '../rules/site-basics.ts';
import { whoEnters } from '../rules/who-enters.ts';
import { readValue } from './check-part.ts';
import type { DraftServices } from './draft-endpoints.ts';

const settings = { kind: 'settings' } as const;

/** The doors of a site: its passcode, which is a secret beside the settings of the draft, and who comes in now. */
export function doorCalls({ database, stored }: DraftServices): ServedConsoleCall[] {
  return [
    serveConsole(readEntrance, async ({ site: { siteKey } }) => {
      const { publishedAt, isWithdrawn } = await publicState(database, siteKey);
      const isOpen = publishedAt !== null && !isWithdrawn;
      const [found] = isOpen ? await readSettings(database.kysely, { siteKeys: [siteKey], version: 'published' }) : [];
      const published = found?.document === undefined ? null : whoEnters(found.document);
      return { data: { published, isWithdrawn, hasGuests: await hasGuests(database, siteKey) } };
    }),
    serveConsole(readTermsState, async ({ site: { siteKey }, context: { now } }) => {
      const [found] = await readSettings(database.kysely, { siteKeys: [siteKey], version: 'published' });
      const published = found?.document?.terms ?? null;
      const resetAt = parseInstant(published?.resetAt ?? '');
      const since = resetAt === undefined || resetAt > now ? undefined : resetAt;
      const agreed = published === null ? 0 : await countAgreements(database, siteKey, { since, most: countedMax });
      return { data: { published, agreed } };
    }),

    serveConsole(readDoors, async ({ site: { siteKey } }) => ({
      data: { passcode: (await readDraftPasscode(database.kysely, siteKey)) ?? null },
    })),
    serveConsole(setPasscode, async ({ site: { siteKey }, body: { passcode }, operator, context }) =>
      inTransaction(database, async (tx) => {
        const found = await readDraftPart(tx, siteKey, settings, { lock: true });
        const value = found && (await readValue(stored, siteKey, settings, found));
        if (value === undefined) throw refuse('notFound');
        await writeDraftPasscode(tx, siteKey, passcode ?? undefined);
        const edition = await writeDraftPart(tx, siteKey, settings, { ...value, usePasscodeLock: passcode !== null });
        await noteInLog(tx, context, { operator, siteKey, action: 'draft.changed', details: { part: 'settings' } });
        return { data: { edition } };
      }),
    ),
  ];
}
