import { useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { saidOf } from '#web/api/said-of.ts';
import { peopleTexts } from './people-texts.ts';

/** Does what a person presses once at a time, and keeps what the server says against it. */
export function useDoing(): {
  isDoing: boolean;
  problem: string | undefined;
  run(work: () => Promise<void>): Promise<void>;
} {
  const say = useTexts(peopleTexts);
  const words = useTexts(commonTexts);
  const [isDoing, setIsDoing] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isDoing,
    problem,
    async run(work) {
      if (isDoing) return;
      setProblem(undefined);
      setIsDoing(true);
      try {
        await work();
      } catch (error) {
        setProblem(saidOf(error, words, say.failed));
      }
      setIsDoing(false);
    },
  };
}
