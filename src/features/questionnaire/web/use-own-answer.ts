import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import type { Answered } from '../contract.ts';
import type { QuestionnaireCalls } from './questionnaire-calls.ts';

export interface OwnAnswer {
  /** Undefined: not known yet. null: the visitor has not answered. */
  answered: Answered | null | undefined;
  /** Whether it was given on this page just now. */
  isNew: boolean;
  /** The member who answers; undefined for a visitor who is not logged in. */
  userId: number | undefined;
  /** After a send. */
  take(answered: Answered): void;
  /** Asks the server again, which knows of an answer of another tab. */
  reload(): Promise<void>;
}

/** Whether this visitor has answered. Only a browser asks: the page of the server knows nobody. */
export function useOwnAnswer(calls: QuestionnaireCalls): OwnAnswer {
  const { personal, isLoggedIn, hasFailed = false } = usePersonal<{ userId: number }>();
  const language = useLanguage();
  const [known, setKnown] = useState<{ answered: Answered | null; isNew: boolean; userId: number | undefined }>();
  const isWhoKnown = !isLoggedIn || personal !== undefined || hasFailed;
  const userId = personal?.userId;
  const asked = useRef(calls);
  useEffect(() => {
    asked.current = calls;
  });

  const load = useCallback(
    async (isStale: () => boolean): Promise<void> => {
      // If the call fails, the visitor may answer, because the server refuses a second answer.
      const answered = await asked.current.readOwn().then(
        (own) => own.answered,
        () => null,
      );
      if (isStale()) return;
      // An answer belongs to the person who sent it, even if another person logs in on this page afterwards.
      setKnown((before) =>
        before?.isNew && before.userId === userId
          ? { ...before, answered: answered ?? before.answered }
          : { answered, isNew: false, userId },
      );
    },
    [userId],
  );
  useEffect(() => {
    if (!isWhoKnown) return;
    let isStale = false;
    void load(() => isStale);
    return () => {
      isStale = true;
    };
  }, [isWhoKnown, load, language]);

  const ofWho = known?.userId === userId ? known : undefined;

  return {
    answered: isWhoKnown ? ofWho?.answered : undefined,
    isNew: ofWho?.isNew ?? false,
    userId,
    take: (answered) => setKnown({ answered, isNew: true, userId }),
    reload: () => load(() => false),
  };
}
