import { useTexts } from '#web/site/page-context.ts';
import { saidOf } from '#web/api/said-of.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { bagTexts } from './bag-texts.ts';
import type { Autosave } from './use-autosave.ts';

/** How far a text that saves itself has come. */
export function SaveNote({ autosave }: { autosave: Pick<Autosave<never>, 'state' | 'error' | 'flush'> }) {
  const { save: say } = useTexts(bagTexts);
  const common = useTexts(commonTexts);
  const { state, error, flush } = autosave;
  return (
    <div className="hb-save-note" data-state={state}>
      <output>{state === 'still' || state === 'failed' ? '' : say[state]}</output>
      {state === 'failed' ? (
        <>
          <span role="alert">{saidOf(error, { ...common, offlineText: say.failed }, say.failed)}</span>
          <Button size="small" onClick={flush}>
            {say.again}
          </Button>
        </>
      ) : null}
    </div>
  );
}
