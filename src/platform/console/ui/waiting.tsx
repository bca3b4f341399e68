import type { ReactNode } from 'react';
import { useWords } from '../console-context.ts';
import type { FailedCall } from '../api/failed-call.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { kitTexts } from '../kit-texts.ts';
import { Button, ButtonLink } from './button.tsx';

/** The outline of what comes, as high as that. */
export function Skeleton({ rows = 3, kind = 'row' }: { rows?: number; kind?: 'row' | 'card' | 'field' }) {
  const { loading } = useWords(commonTexts);
  return (
    <div className="hc-skeletons" data-kind={kind} aria-busy="true">
      <output className="hc-hidden">{loading}</output>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="hc-skeleton" data-kind={kind} />
      ))}
    </div>
  );
}

export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="hc-empty">
      <p className="hc-empty-title">{title}</p>
      <p className="hc-muted">{text}</p>
      {children}
    </div>
  );
}

/** A page, or a part of one, that could not be read. */
export function ReadFailed({ failure, onAgain }: { failure: FailedCall; onAgain: () => void }) {
  const words = useWords(kitTexts);
  const { again } = useWords(commonTexts);
  return (
    <div role="alert">
      <EmptyState
        title={failure.isNotFound ? words.notFoundTitle : words.failedTitle}
        text={failure.isNotFound ? words.notFoundText : failure.message}
      >
        {failure.isNotFound ? (
          <ButtonLink to="/console/">{words.toSites}</ButtonLink>
        ) : (
          <Button onClick={onAgain}>{again}</Button>
        )}
      </EmptyState>
    </div>
  );
}

/** Below a list that is read a page at a time; nothing where there are no more. */
export function ReadMore({ label, onRead }: { label: string; onRead: (() => Promise<void>) | undefined }) {
  if (onRead === undefined) return null;
  return (
    <div className="hc-more">
      <Button onClick={() => void onRead()}>{label}</Button>
    </div>
  );
}
