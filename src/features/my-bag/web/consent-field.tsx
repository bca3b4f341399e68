import { useId, useState } from 'react';
import { saidOf } from '#web/api/said-of.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { BagProduct } from '../contract.ts';
import { bagCalls } from './bag-calls.ts';
import { bagTexts } from './bag-texts.ts';

interface ConsentFieldProps {
  booth: Pick<BagProduct, 'contentId' | 'detailId' | 'isConsented'>;
  title: string;
  /** One of many in a list: its label says what is passed on, and the rest is folded. */
  isInList?: boolean;
  onChanged?: (isConsented: boolean) => void;
}

type Told = { kind: 'agreed' | 'withdrawn' } | { kind: 'failed'; error: unknown };

/** Whether the exhibitor learns who keeps the booth: never ticked before the member ticks it, and taken back by one press. */
export function ConsentField({ booth, title, isInList = false, onChanged }: ConsentFieldProps) {
  const context = usePageContext();
  const { consent: say } = useTexts(bagTexts);
  const common = useTexts(commonTexts);
  const id = useId();
  const { contentId, detailId } = booth;
  const [isConsented, setIsConsented] = useState(booth.isConsented);
  /** Shown at once, and taken back when it is refused. */
  const [wished, setWished] = useState<boolean>();
  const [told, setTold] = useState<Told>();
  const choose = async (isWished: boolean): Promise<void> => {
    setWished(isWished);
    setTold(undefined);
    try {
      const calls = bagCalls(context);
      await (isWished ? calls.consent({ contentId, detailId }) : calls.withdrawConsent({ contentId, detailId }));
      setIsConsented(isWished);
      setTold({ kind: isWished ? 'agreed' : 'withdrawn' });
      onChanged?.(isWished);
    } catch (error) {
      setTold({ kind: 'failed', error });
    } finally {
      setWished(undefined);
    }
  };
  const isWorking = wished !== undefined;
  const text = (
    <p className="hb-bag-meta" id={id}>
      {say.text}
    </p>
  );
  return (
    <div className="hb-bag-consent" data-in-list={isInList || undefined}>
      <label className="hb-check">
        <input
          type="checkbox"
          checked={wished ?? isConsented}
          aria-busy={isWorking || undefined}
          aria-describedby={id}
          onChange={(event) => (isWorking ? undefined : void choose(event.target.checked))}
        />
        <span>
          {isInList ? say.inList : say.label}
          <span className="hb-visually-hidden"> {title}</span>
        </span>
      </label>
      {isInList ? (
        <details className="hb-bag-consent-more">
          <summary className="hb-bag-meta">{say.more}</summary>
          {text}
        </details>
      ) : (
        text
      )}
      {told?.kind === 'failed' ? (
        <Notice kind="error" announce>
          <p>{saidOf(told.error, { ...common, offlineText: say.failed }, say.failed)}</p>
        </Notice>
      ) : (
        <output className="hb-bag-meta">{told === undefined ? '' : say[told.kind]}</output>
      )}
    </div>
  );
}
