import { useConsole, useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import './shown-secret.css';

/** A secret that is shown this once, and how it is copied. */
export function ShownSecret({ secret, text }: { secret: string; text: string }) {
  const { toast } = useConsole();
  const kit = useWords(kitTexts);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ text: kit.copied });
    } catch {
      toast({ text: kit.copyByHand });
    }
  };
  return (
    <Notice kind="success" isNew>
      <p>{text}</p>
      <p className="hc-secret-link">
        <code>{secret}</code> <Button onClick={() => void copy()}>{kit.copy}</Button>
      </p>
    </Notice>
  );
}
