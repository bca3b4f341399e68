import { type UsedCall, useCall } from '#console/api/use-call.ts';
import { useConsole } from '#console/console-context.ts';
import type { FrameSite } from '#console/console-feature.ts';
import { localize } from '#kernel/localized-text.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readOutline } from '../contract.ts';

export type Outline = AnswerOf<typeof readOutline>;

export function useOutline(site: string): UsedCall<Outline> {
  return useCall(`outline/${site}`, (api) => api.get<typeof readOutline>('sites/{site}', { params: { site } }));
}

/** The outline for the frame, which stands beside a page that reads it too. */
export function useFrameSite(site: string): FrameSite | undefined {
  const { language } = useConsole();
  const { data } = useOutline(site);
  if (data === undefined) return undefined;
  const { title, isPublished, rights, languages } = data;
  return { title: localize(title, language, languages[0] ?? language), isPublished, rights };
}
