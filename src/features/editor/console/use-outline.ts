import { type UsedCall, useCall } from '#console/api/use-call.ts';
import { useConsole } from '#console/console-context.ts';
import type { FrameSite } from '#console/console-feature.ts';
import { localize } from '#kernel/localized-text.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readOutline } from '../contract.ts';
import type { listOwnBooths } from '../contract/booth.ts';

export type Outline = AnswerOf<typeof readOutline>;

export function useOutline(site: string): UsedCall<Outline> {
  return useCall(`outline/${site}`, (api) => api.get<typeof readOutline>('sites/{site}', { params: { site } }));
}

/** The outline for the frame, which stands beside a page that reads it too. Whoever only exhibits has their booths. */
export function useFrameSite(site: string): FrameSite | undefined {
  const { language } = useConsole();
  const { data, failure } = useOutline(site);
  const exhibits = failure?.isForbidden === true;
  const booths = useCall(exhibits ? `booths/${site}` : 'booths/none', (api) =>
    exhibits ? api.get<typeof listOwnBooths>('sites/{site}/booths', { params: { site } }) : Promise.resolve(undefined),
  );
  const shown = data ?? booths.data;
  if (shown === undefined) return undefined;
  const { title, isPublished, languages } = shown;
  const isClosed = 'isWithdrawn' in shown && shown.isWithdrawn;
  const state = isClosed ? 'closed' : isPublished ? 'live' : 'draft';
  const of =
    'rights' in shown
      ? { rights: shown.rights, modules: shown.contents.map(({ moduleCode }) => moduleCode) }
      : { rights: ['exhibit'] as const, modules: ['booth'] as const };
  return { title: localize(title, language, languages[0] ?? language), state, ...of };
}
