import type { PublishedSite, SiteDoors } from '#features/site/server.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';

/**
 * The passcode withholds personal data (core 4.1). No other door does: whoever is told that they are not invited has to
 * see as whom they are here (core 4.3).
 */
export async function sitePastPasscode(
  doors: Pick<SiteDoors, 'enter' | 'look'>,
  identity: SiteIdentity,
  context: RequestContext,
): Promise<PublishedSite> {
  try {
    return await doors.enter(identity, context);
  } catch (error) {
    if (error instanceof Refusal && error.status === status.forbidden) return doors.look(identity, context);
    throw error;
  }
}
