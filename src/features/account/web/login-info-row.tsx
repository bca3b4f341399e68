import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useIsTakenOver } from '#web/ui/use-is-taken-over.ts';
import { accountPageTexts } from './account-page-texts.ts';
import { ownAccountTexts } from './own-account-texts.ts';

export interface LoginInfoRowProps {
  label: string;
  value: string;
  isSet: boolean;
  /** The button's label instead of "change" or "set"; a screen reader reads `name`. */
  action?: { label: string; name: string } | undefined;
  /** The message after a successful change. */
  changed: string;
  /** The form that changes it; it closes when the member finishes or cancels. */
  children(form: { done(): void; cancel: ReactNode }): ReactNode;
}

/** One part of the login information, with the form that changes it behind a button. */
export function LoginInfoRow({ label, value, isSet, action, changed, children }: LoginInfoRowProps) {
  const { cancel } = useTexts(accountPageTexts);
  const { loginInfo } = useTexts(ownAccountTexts);
  const id = useId();
  const isTakenOver = useIsTakenOver();
  const [state, setState] = useState<'closed' | 'open' | 'changed'>('closed');
  const box = useRef<HTMLElement>(null);
  const before = useRef(state);

  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const target = state === 'open' ? 'input:not([readonly])' : '.hb-login-info-change';
    box.current?.querySelector<HTMLElement>(target)?.focus();
  }, [state]);

  return (
    <section ref={box} className="hb-login-info" aria-labelledby={id}>
      <div className="hb-login-info-head">
        <div className="hb-login-info-text">
          <h2 className="hb-login-info-label" id={id}>
            {label}
          </h2>
          <p className="hb-login-info-value">{value}</p>
        </div>
        {state === 'open' ? null : (
          <Button
            size="small"
            className="hb-login-info-change"
            aria-label={action?.name ?? (isSet ? loginInfo.changeWhat(label) : loginInfo.setWhat(label))}
            disabled={!isTakenOver}
            onClick={() => setState('open')}
          >
            {action?.label ?? (isSet ? loginInfo.change : loginInfo.set)}
          </Button>
        )}
      </div>
      {state === 'open'
        ? children({
            done: () => setState('changed'),
            cancel: (
              <Button kind="quiet" wide onClick={() => setState('closed')}>
                {cancel}
              </Button>
            ),
          })
        : null}
      {state === 'changed' ? (
        <Notice kind="success" announce>
          <p>{changed}</p>
        </Notice>
      ) : null}
    </section>
  );
}
