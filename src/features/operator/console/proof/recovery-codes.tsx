import { useConsole, useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { proofTexts } from './proof-texts.ts';

/** Ten codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { toast } = useConsole();
  const words = useWords(proofTexts);
  const kit = useWords(kitTexts);
  const text = codes.join('\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: kit.copied });
    } catch {
      toast({ text: kit.copyByHand });
    }
  };
  return (
    <div className="hc-form">
      <Notice kind="warning" title={words.codesTitle} isNew>
        <p>{words.codesText}</p>
      </Notice>
      <ul className="hc-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="hc-form-foot">
        <Button onClick={() => void copy()}>{kit.copy}</Button>
        <a
          className="hc-button"
          download="hiroba-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {words.download}
        </a>
        <Button look="main" onClick={onDone}>
          {words.codesKept}
        </Button>
      </p>
    </div>
  );
}
