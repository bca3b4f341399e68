import { useState } from 'react';
import { isCallError } from '#web/api/call-error.ts';
import { useTexts } from '#web/site/page-context.ts';
import { myTicketTexts } from './my-ticket-texts.ts';

export interface Action {
  isBusy: boolean;
  /** Why the last attempt failed, in words. */
  problem: string | undefined;
  /** Does the work once at a time; answers whether it was done. */
  run(work: () => Promise<void>): Promise<boolean>;
  forget(): void;
}

/** Something that is asked of the server by a button: what it is doing, and what it said when it refused. */
export function useAction(): Action {
  const { actions: say } = useTexts(myTicketTexts);
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
        setProblem(messageOf(error) ?? say.failed);
        return false;
      } finally {
        setIsBusy(false);
      }
    },
    forget: () => setProblem(undefined),
  };
}

/** What the server, or the browser without a connection, said; its failures are not for visitors. */
export function messageOf(error: unknown): string | undefined {
  if (!isCallError(error) || error.message === '' || error.status === 'pass') return undefined;
  return error.status < 500 || error.status === 10_000 ? error.message : undefined;
}
