import { contentCalls, createContentItems, type SiteServer } from '#features/site/server.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import * as calls from './contract.ts';
import type { InformationItem } from './documents.ts';
import { isPublic, newestFirst } from './rules/public-informations.ts';
import { presentContents, presentInformation } from './server/present-information.ts';

/** The calls that list and read informations. */
export function createInformationServer({ store }: SiteServer): { endpoints: ServedEndpoint[] } {
  const items = createContentItems<InformationItem>(store, {
    code: 'information',
    isShown: isPublic,
    inOrder: newestFirst,
  });
  return {
    endpoints: contentCalls(items, {
      lists: [calls.listPortalInformation, calls.listEventInformation],
      details: [calls.readPortalInformation, calls.readEventInformation],
      presentList: (shown, say) => shown.map((item) => presentInformation(item, say)),
      presentDetail: presentContents,
    }),
  };
}
