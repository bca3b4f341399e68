import { useConsole, useWords } from '#console/console-context.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { Old } from './old-version.ts';
import { versionTexts } from './version-texts.ts';

/** When a version was made, by whom, and what for. */
export function useSaidOld(): (old: Old) => { date: string; by: string; note: string | undefined } {
  const { language } = useConsole();
  const { versions, drafts } = useWords(versionTexts);
  return (old) =>
    'revision' in old
      ? {
          date: saidDate(old.publishedAt, language),
          by: old.by === null ? versions.byCommand : versions.by(old.by),
          note: old.note ?? undefined,
        }
      : {
          date: saidDate(old.keptAt, language),
          by: drafts.by(drafts.before[old.before], old.by),
          note: undefined,
        };
}
