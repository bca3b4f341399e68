import { useEffect, useState } from 'react';
import { useConsole } from '#console/console-context.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { checkStyleSheet } from '../../contract/look.ts';

type Checked = AnswerOf<typeof checkStyleSheet>;
export type StyleProblem = Checked['problems'][number];

const quietMs = 500;

/** What is wrong with a style sheet while it is typed; undefined until the server has looked at this very text. */
export function useStyleProblems(site: string, css: string, canEdit: boolean): Checked | undefined {
  const { api } = useConsole();
  const [checked, setChecked] = useState<{ css: string; answer: Checked }>();
  useEffect(() => {
    if (css.trim() === '' || !canEdit) return undefined;
    let isWanted = true;
    const check = async (): Promise<void> => {
      const options = { params: { site }, body: { css } };
      // The save says what hinders it; a check that fails says nothing.
      const answer = await api
        .post<typeof checkStyleSheet>('sites/{site}/style-sheet/check', options)
        .catch(() => null);
      if (isWanted && answer !== null) setChecked({ css, answer });
    };
    const timer = window.setTimeout(() => void check(), quietMs);
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [api, site, css, canEdit]);
  return checked?.css === css ? checked.answer : undefined;
}
