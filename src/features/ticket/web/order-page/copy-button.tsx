import { Button } from '#web/ui/button.tsx';
import { CheckIcon } from '#web/ui/page-icons.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import { useOrderTexts } from './order-texts.ts';

/** Copies a text and says so. In a browser that forbids it, the visitor can read the text. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const say = useOrderTexts();
  const { isCopied, copy } = useCopy(text);
  return (
    <Button size="small" icon={isCopied ? <CheckIcon /> : undefined} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? say.copied : label}</span>
    </Button>
  );
}
