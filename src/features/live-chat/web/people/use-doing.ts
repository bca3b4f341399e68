import { useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { saidOf } from '#web/api/said-of.ts';
import { peopleTexts } from './people-texts.ts';

/**
 * Does what a person presses once at a time, and keeps what the server says against it. Where a list has a button for
 * each person, `about` says whose button was pressed: only that one is busy.
 */
export function useDoing(): {
  isDoing: boolean;
  isDoingAbout(about: number): boolean;
  problem: string | undefined;
  run(work: () => Promise<void>, about?: number): Promise<void>;
} {
  const say = useTexts(peopleTexts);
  const words = useTexts(commonTexts);
  const [doing, setDoing] = useState<{ about: number | undefined }>();
  const [problem, setProblem] = useState<string>();
  return {
    isDoing: doing !== undefined,
    isDoingAbout: (about) => doing?.about === about,
    problem,
    async run(work, about) {
      if (doing !== undefined) return;
      setProblem(undefined);
      setDoing({ about });
      try {
        await work();
      } catch (error) {
        setProblem(saidOf(error, words, say.failed));
      }
      setDoing(undefined);
    },
  };
}
