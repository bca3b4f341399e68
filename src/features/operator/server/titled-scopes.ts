import { readPartTitles } from '#features/site/server.ts';
import type { GrantScope } from '#kernel/console/grant-scope.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { Database } from '#server/database/database.ts';

interface TitledScope {
  booths: (GrantScope['booths'][number] & { title: LocalizedText | null })[];
}

/** Scopes whose booths have the names that people know them by. */
export async function titledScopes(
  kysely: Database['kysely'],
  scopes: readonly { siteKey: string; scope: GrantScope }[],
): Promise<(siteKey: string, scope: GrantScope) => TitledScope> {
  const places = scopes.flatMap(({ siteKey, scope }) => scope.booths.map((booth) => ({ siteKey, ...booth })));
  const titlesOf = await readPartTitles(kysely, places);
  return (siteKey, { booths }) => ({
    booths: booths.map((booth) => ({ ...booth, title: titlesOf({ siteKey, ...booth })?.item ?? null })),
  });
}
