import type { ReactNode } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkIcon } from '#web/ui/icons.tsx';
import { CheckIcon } from '#web/ui/page-icons.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import { eventToolsTexts } from './event-tools-texts.ts';
import './event-sheet.css';

export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const common = useTexts(commonTexts);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common.close} className="hb-event-sheet">
      {children}
    </Dialog>
  );
}

export function Links({
  links,
  children,
}: {
  links: readonly { href: string; label: string }[];
  children?: ReactNode;
}) {
  return (
    <ul className="hb-event-sheet-links">
      {children}
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Copies a text and says so. In a browser that forbids it, the visitor can select it above. */
export function Copy({ text, label }: { text: string; label: string }) {
  const say = useTexts(eventToolsTexts);
  const { isCopied, copy } = useCopy(text);
  return (
    <div>
      <Button wide icon={isCopied ? <CheckIcon /> : <LinkIcon />} onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? say.copied : label}</span>
      </Button>
      {isCopied === false ? <p role="alert">{say.copyFailed}</p> : null}
    </div>
  );
}
