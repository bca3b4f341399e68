import type { ReactNode } from 'react';
import { useBackToMypage } from '#features/navigation/web.ts';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { WarningIcon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { accountPageTexts } from './account-page-texts.ts';
import { ownAccountTexts } from './own-account-texts.ts';
import type { LoginInfo } from './own-account-calls.ts';
import { type LoginInfoState, useLoginInfo } from './use-login-info.ts';

export interface LoginInfoFrameProps {
  title: string;
  lead: string;
  children(info: LoginInfo, change: LoginInfoState['change']): ReactNode;
}

/** The frame of my page's pages about the login information. */
export function LoginInfoFrame({ title, lead, children }: LoginInfoFrameProps) {
  const { retry: again } = useTexts(accountPageTexts);
  const { loginInfo } = useTexts(ownAccountTexts);
  const toMypage = useBackToMypage();
  const words = useTexts(commonTexts);
  const { info, hasFailed, retry, change } = useLoginInfo();
  return (
    <PageFrame title={title} lead={lead} width="reading" back={toMypage}>
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
