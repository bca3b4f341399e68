import { noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { readDraftPart, readDraftPasscode, writeDraftPart, writeDraftPasscode } from '#features/site/server.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { readDoors, setPasscode } from '../contract/doors.ts';
import { readValue } from './check-part.ts';
import type { DraftServices } from './draft-endpoints.ts';

const settings = { kind: 'settings' } as const;

/** The passcode of a draft, which is a secret beside its settings. */
export function doorCalls({ database, stored }: DraftServices): ServedConsoleCall[] {
  return [
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
