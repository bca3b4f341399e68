import { useState } from 'react';
import { useWords } from '#console/console-context.ts';
import type { GridSession } from '../../rules/grid-session.ts';
import { gridTexts } from './grid-texts.ts';
import type { GridSaid } from './use-grid-said.ts';
import type { SessionPlace, UsedSessions } from './use-sessions.ts';

interface Step {
  id: number;
  before: SessionPlace;
  /** Keys move one session in many small steps, which are one. */
  by: 'keys' | 'end' | 'drop';
}

const stepsMax = 50;

export interface UsedMoves {
  /** What was done last, in words. */
  said: string;
  say(text: string): void;
  move(session: GridSession, to: SessionPlace, by: Step['by']): void;
  /** Undefined: there is nothing to take back. */
  undo: (() => GridSession | undefined) | undefined;
}

/** Moves of sessions, each of which is said and can be taken back. */
export function useMoves(
  { put }: Pick<UsedSessions, 'put'>,
  sessions: readonly GridSession[],
  said: GridSaid,
): UsedMoves {
  const words = useWords(gridTexts);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [spoken, setSpoken] = useState('');
  // A session may be gone since.
  const last = steps.findLast((step) => sessions.some(({ id }) => id === step.id));
  const undo = (): GridSession | undefined => {
    const session = sessions.find(({ id }) => id === last?.id);
    if (last === undefined || session === undefined) return undefined;
    setSteps(steps.slice(0, steps.indexOf(last)));
    put(last.id, last.before);
    setSpoken(words.undone(words.at(said.title(session), said.times(last.before.span), placesSaid(said, last.before))));
    return { ...session, ...last.before };
  };
  return {
    said: spoken,
    say: setSpoken,
    move(session, to, by) {
      const { id, span, placeIds } = session;
      put(id, to);
      setSpoken(words.at(said.title(session), said.times(to.span), placesSaid(said, to)));
      if (span === undefined) return;
      setSteps((before) => {
        const newest = before.at(-1);
        if (by !== 'drop' && newest?.id === id && newest.by === by) return before;
        return [...before.slice(1 - stepsMax), { id, by, before: { span, placeIds } }];
      });
    },
    undo: last === undefined ? undefined : undo,
  };
}

function placesSaid(said: GridSaid, { placeIds }: SessionPlace): string {
  return placeIds.length === 0 ? said.place(undefined) : placeIds.map((id) => said.place(id)).join(' · ');
}
