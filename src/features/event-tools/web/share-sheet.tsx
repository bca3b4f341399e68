import { useEffect, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { shareLinks } from '../rules/event-links.ts';
import { eventToolsTexts } from './event-tools-texts.ts';
import { Copy, Links, Sheet } from './sheet-parts.tsx';

interface ShareSheetProps {
  name: string;
  url: string;
  onClose: () => void;
}

/** A phone has a sheet of its own for this, with the people and apps of who shares. */
export function ShareSheet({ name, url, onClose }: ShareSheetProps) {
  const say = useTexts(eventToolsTexts);
  const [isNative, setIsNative] = useState(hasShareSheet);
  useEffect(() => {
    if (!isNative) return;
    navigator.share({ title: name, url }).then(onClose, (error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') onClose();
      else setIsNative(false);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each press
  }, []);
  if (isNative) return null;
  return (
    <Sheet title={say.shareTitle} onClose={onClose}>
      <p className="hb-event-sheet-words">
        {name}
        <span>{url}</span>
      </p>
      <Copy text={url} label={say.copyLink} />
      <Links links={shareLinks(name, url).map((link) => ({ href: link.href, label: say.shares[link.name] }))} />
    </Sheet>
  );
}

function hasShareSheet(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}
