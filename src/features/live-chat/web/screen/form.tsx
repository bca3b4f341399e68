import { useState } from 'react';
import { isCallError } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { talkTexts } from './talk-texts.ts';

type Problems = Readonly<Record<string, string>>;

/** Does what a form asks for; its problems stand at their fields, and those of no field above the buttons. */
export function useForm() {
  const say = useTexts(talkTexts);
  const common = useTexts(commonTexts);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const run = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setProblems({});
    try {
      await work();
    } catch (error) {
      const fields = isCallError(error) ? Object.entries(error.errors).map(([field, [words]]) => [field, words]) : [];
      setProblems(fields.length > 0 ? Object.fromEntries(fields) : { form: saidOf(error, common, say.failed) });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, problems, setProblems, run };
}

export function FormProblem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p className="hb-field-error" role="alert">
      {text}
    </p>
  );
}
