import { useCallback, useEffect, useState } from 'react';
import { usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { type LoginInfo, readLoginInfo } from './own-account-calls.ts';

export interface LoginInfoState {
  /** Undefined until it is loaded. */
  info: LoginInfo | undefined;
  hasFailed: boolean;
  retry(): void;
  change(change: Partial<LoginInfo>): void;
}

/** Loads the member's login information as soon as a member is known. */
export function useLoginInfo(): LoginInfoState {
  const { api, site } = usePageContext();
  const { isLoggedIn } = usePersonal();
  const [info, setInfo] = useState<LoginInfo>();
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!isLoggedIn) return;
    const control = new AbortController();
    readLoginInfo({ api, site }, control.signal).then(setInfo, () => {
      if (!control.signal.aborted) setHasFailed(true);
    });
    return () => control.abort();
  }, [api, site, isLoggedIn, round]);

  return {
    info,
    hasFailed,
    retry: useCallback(() => {
      setHasFailed(false);
      setRound((number) => number + 1);
    }, []),
    change: useCallback((change) => setInfo((known) => known && { ...known, ...change }), []),
  };
}
