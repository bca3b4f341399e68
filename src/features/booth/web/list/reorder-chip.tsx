import { useNavigate } from '#web/navigation/router-context.ts';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { boothListTexts } from './booth-list-texts.ts';
import './offer.css';

/**
 * Offers to put the booths first that have gone live since the list was loaded; until the visitor presses, nothing
 * moves.
 */
export function ReorderChip({ begun, href }: { begun: number; href: string }) {
  const say = useTexts(boothListTexts);
  const navigate = useNavigate();
  if (begun === 0) return null;
  const reorder = (): void => void navigate(href, { replace: true });
  return (
    <p className="hb-booth-offer">
      <span>{say.begun(begun)}</span>
      <Button size="small" onClick={reorder}>
        {say.reorder}
      </Button>
    </p>
  );
}
