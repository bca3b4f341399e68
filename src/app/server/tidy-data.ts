import { sweepAccessLog } from '#features/access-log/server.ts';
import { sweepAccounts } from '#features/account/server.ts';
import { sweepAppKeys } from '#features/app-bridge/server.ts';
import { sweepHandoutAddresses } from '#features/handout/server.ts';
import { sweepIdentity } from '#features/identity/server.ts';
import { sweepChatPictures } from '#features/live-chat/server.ts';
import { sweepReceipts } from '#features/ticket-charge/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { sweepTries } from '#server/limits/try-counts.ts';
import { forgetUploads } from '#server/uploads/forget-uploads.ts';

/** Removes what has expired, of every feature. */
export async function tidyData(
  database: Database,
  { dataFolder, accessLogDays }: { dataFolder: string; accessLogDays?: number | undefined },
  now: Instant,
): Promise<void> {
  await sweepAccounts(database, now);
  await sweepTries(database, now);
  await sweepAccessLog(database, now, accessLogDays);
  await sweepAppKeys(database, now);
  await sweepIdentity(database, now);
  await sweepHandoutAddresses(database, now);
  await sweepReceipts(database, now);
  await sweepChatPictures(database, now);
  await forgetUploads(database, dataFolder, {
    mostlyIn: 'profile_answer',
    mentionedIn: ['access_log', 'chat_comment', 'chat_room', 'my_folder_item'],
  });
}
