import { useConsole } from '#console/console-context.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { listVersions, restoreKeptDraft, restoreVersion } from '../../contract/versions.ts';

export type Versions = AnswerOf<typeof listVersions>;
/** What is looked at and brought back: a publication, or a draft that was replaced. */
export type Old = Versions['publications'][number] | Versions['drafts'][number];

/** The last part of its address. */
export const nameOfOld = (old: Old): string => ('revision' in old ? `revision-${old.revision}` : `draft-${old.keptId}`);

export function oldNamed({ publications, drafts }: Versions, name: string): Old | undefined {
  return [...publications, ...drafts].find((old) => nameOfOld(old) === name);
}

/** Brings a version back as the draft; what shows the draft is read again. */
export function useRestore(site: string): (old: Old) => Promise<void> {
  const { api, cache } = useConsole();
  return async (old) => {
    if ('revision' in old) {
      const params = { site, revisionId: old.revision };
      await api.post<typeof restoreVersion>('sites/{site}/versions/{revisionId}/restore', { params, body: {} });
    } else {
      const params = { site, keptId: old.keptId };
      await api.post<typeof restoreKeptDraft>('sites/{site}/drafts/{keptId}/restore', { params, body: {} });
    }
    for (const key of [`outline/${site}`, `changes/${site}`, `versions/${site}`]) cache.changed(key);
  };
}
