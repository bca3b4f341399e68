import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { CheckIcon } from '#console/ui/icon.tsx';
import { Card } from '#console/ui/page.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import type { readDoors } from '../contract/doors.ts';
import { editorTexts } from './editor-texts.ts';
import './publish.css';

/** The passcode that visitors now need: whoever published it has to pass it on. */
export function PasscodeCard({ site }: { site: string }) {
  const words = useWords(editorTexts).publish.passcode;
  const { data } = useCall(`doors/${site}`, (api) =>
    api.get<typeof readDoors>('sites/{site}/doors', { params: { site } }),
  );
  const passcode = data?.passcode;
  return typeof passcode === 'string' ? (
    <Card title={words.title} note={words.text}>
      <CopiedCode passcode={passcode} copyWord={words.copy} />
    </Card>
  ) : null;
}

function CopiedCode({ passcode, copyWord }: { passcode: string; copyWord: string }) {
  const kit = useWords(kitTexts);
  const { isCopied, copy } = useCopy(passcode);
  return (
    <>
      <div className="hc-passcode-shown">
        <code>{passcode}</code>
        <Button onClick={() => void copy()}>
          {isCopied === true ? <CheckIcon /> : null}
          {isCopied === true ? kit.copied : copyWord}
        </Button>
      </div>
      <output>{isCopied === false ? kit.copyByHand : null}</output>
    </>
  );
}
