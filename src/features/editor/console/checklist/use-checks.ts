import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readChecks } from '../../contract/checks.ts';
import { publicationTexts } from '../changes/publication-words.ts';

type Check = AnswerOf<typeof readChecks>[number];

/** Something to do before a publication, in words. */
export interface SaidCheck extends Check {
  text: string;
}

/** What is left to do at a site, and what is done; undefined until it is read. */
export function useChecks(site: string): readonly SaidCheck[] | undefined {
  const { checkOf } = useWords(publicationTexts);
  const { data } = useCall(`checks/${site}`, (api) =>
    api.get<typeof readChecks>('sites/{site}/checks', { params: { site } }),
  );
  return data?.flatMap((check) => {
    // A later release of the server may ask for what this page has no words for.
    const words = checkOf(check.key);
    if (words === undefined) return [];
    return [{ ...check, text: words[check.isDone ? 'done' : 'open'](check.count ?? 0) }];
  });
}
