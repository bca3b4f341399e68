import { useState } from 'react';
import { saidOf } from '#web/api/said-of.ts';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { myTicketTexts } from './my-ticket-texts.ts';

export interface Action {
  isBusy: boolean;
  /** Why the last attempt failed, in words. */
  problem: string | undefined;
  /** Runs the work, once at a time. Resolves to whether it succeeded. */
  run(work: () => Promise<void>): Promise<boolean>;
  forget(): void;
}

/** An action of a button that calls the server: whether it is running, and the words of a refusal. */
export function useAction(): Action {
  const { actions: say } = useTexts(myTicketTexts);
  const common = useTexts(commonTexts);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isBusy,
    problem,
    async run(work) {
      setIsBusy(true);
      setProblem(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        setProblem(saidOf(error, common, say.failed));
        return false;
      } finally {
        setIsBusy(false);
      }
    },
    forget: () => setProblem(undefined),
  };
}
