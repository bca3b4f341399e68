import { type UsedCall, useCall, useKnown } from '#console/api/use-call.ts';
import { useConsole } from '#console/console-context.ts';
import type { FrameSite } from '#console/console-feature.ts';
import { localize } from '#kernel/localized-text.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readHead, readOutline } from '../contract.ts';

export type Outline = AnswerOf<typeof readOutline>;

export function useOutline(site: string): UsedCall<Outline> {
  return useCall(`outline/${site}`, (api) => api.get<typeof readOutline>('sites/{site}', { params: { site } }));
}

/** The site for the frame, which every role sees; what a page beside it has read since is newer. */
export function useFrameSite(site: string): FrameSite | undefined {
  const { language } = useConsole();
  const head = useCall(`head/${site}`, (api) =>
    api.get<typeof readHead>('sites/{site}/head', { params: { site } }),
  ).data;
  const outline = useKnown<Outline>(`outline/${site}`);
  if (head === undefined) return undefined;
  const { title, isPublished, isWithdrawn, hasChanges, languages } = outline ?? head;
  return {
    title: localize(title, language, languages[0] ?? language),
    state: isWithdrawn ? 'closed' : isPublished ? 'live' : 'draft',
    hasChanges: isPublished && hasChanges,
    rights: head.rights,
    modules: [
      ...(outline?.contents.map(({ moduleCode }) => moduleCode) ?? head.modules),
      ...(head.hasLotteries ? ['lottery' as const] : []),
    ],
  };
}
