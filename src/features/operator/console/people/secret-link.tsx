import { useConsole, useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';

/** A link with a secret, which is shown this once. */
export function SecretLink({ path, text }: { path: string; text: string }) {
  const { toast } = useConsole();
  const kit = useWords(kitTexts);
  const address = new URL(path, window.location.href).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ text: kit.copied });
    } catch {
      toast({ text: kit.copyByHand });
    }
  };
  return (
    <Notice kind="success" isNew>
      <p>{text}</p>
      <p className="hc-secret-link">
        <code>{address}</code> <Button onClick={() => void copy()}>{kit.copy}</Button>
      </p>
    </Notice>
  );
}
