import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useBackToMypage } from '#features/navigation/web.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { WarningIcon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePersonal } from '#web/site/personal.ts';
import { accountPageTexts } from './account-page-texts.ts';
import { ownAccountTexts } from './own-account-texts.ts';
import { type LoginInfo, readLoginInfo } from './own-account-calls.ts';

export interface LoginInfoFrameProps {
  title: string;
  lead: string;
  /** What needs no login information, and is there from the beginning. */
  above?: ReactNode;
  children(info: LoginInfo, change: LoginInfoState['change']): ReactNode;
}

/** The frame of my page's pages about the login information. */
export function LoginInfoFrame({ title, lead, above, children }: LoginInfoFrameProps) {
  const { retry: again } = useTexts(accountPageTexts);
  const { loginInfo } = useTexts(ownAccountTexts);
  const toMypage = useBackToMypage();
  const words = useTexts(commonTexts);
  const { info, hasFailed, retry, change } = useLoginInfo();
  return (
    <PageFrame title={title} lead={lead} width="reading" back={toMypage}>
      {above}
      {info !== undefined ? (
        children(info, change)
      ) : hasFailed ? (
        <EmptyState
          icon={<WarningIcon />}
          title={loginInfo.failedTitle}
          text={words.dataFailedText}
          action={<Button onClick={retry}>{again}</Button>}
        />
      ) : (
        <div aria-busy="true">
          <span className="hb-visually-hidden">{words.loading}</span>
          <Skeleton shape="row" count={3} />
        </div>
      )}
    </PageFrame>
  );
}

interface LoginInfoState {
  /** Undefined until it is loaded. */
  info: LoginInfo | undefined;
  hasFailed: boolean;
  retry(): void;
  change(change: Partial<LoginInfo>): void;
}

/** Loads the member's login information as soon as a member is known. */
function useLoginInfo(): LoginInfoState {
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
