import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { keepTexts } from '../../contract/doubts.ts';
import { editorTexts } from '../editor-texts.ts';

/** A text that the organiser judges, by the part that has it. */
export interface JudgedText {
  part: string;
  mark: string;
}

/** The press that says that texts are right as they stand, for every editor of the site; a second one takes it back. */
export function useKeepTexts(site: string) {
  const { api, cache, toast, failureOf } = useConsole();
  const { doubts: words } = useWords(editorTexts);
  const [isBusy, setBusy] = useState(false);
  const judge = async (texts: readonly JudgedText[], isRight: boolean): Promise<number> => {
    const body = { isRight, texts: texts.map(({ part, mark }) => ({ part, mark })) };
    const { changed } = await api.post<typeof keepTexts>('sites/{site}/kept-texts', { params: { site }, body });
    const parts = new Set(texts.map(({ part }) => `doubts/${site}/${part}`));
    for (const key of [`checks/${site}`, `changes/${site}`, ...parts]) cache.changed(key);
    return changed;
  };
  const keep = async (texts: readonly JudgedText[]): Promise<void> => {
    setBusy(true);
    try {
      const changed = await judge(texts, true);
      const undo = (): void =>
        void judge(texts, false).catch((error: unknown) => toast({ text: failureOf(error).message }));
      toast(changed === 0 ? { text: words.changed } : { text: words.kept, undo });
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, keep };
}
