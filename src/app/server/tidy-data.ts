import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { sweepTries } from '#server/limits/try-counts.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { forgetUploads } from '#server/uploads/forget-uploads.ts';

/** Removes what has expired, of every feature. */
export async function tidyData(
  database: Database,
  dataFolder: string,
  features: readonly Pick<ServerFeature, 'sweep' | 'pictures'>[],
  now: Instant,
): Promise<void> {
  await sweepTries(database, now);
  for (const { sweep } of features) await sweep?.(now);
  const pictures = features.map((feature) => feature.pictures ?? {});
  await forgetUploads(database, dataFolder, {
    mostlyIn: pictures.flatMap(({ mostlyIn = [] }) => mostlyIn),
    mentionedIn: pictures.flatMap(({ mentionedIn = [] }) => mentionedIn),
  });
}
