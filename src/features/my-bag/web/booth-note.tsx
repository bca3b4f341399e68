import { useEffect, useState } from 'react';
import { LoginLink } from '#web/site/login-link.tsx';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { BagInfo } from '../contract.ts';
import { bagCalls } from './bag-calls.ts';
import { bagTexts } from './bag-texts.ts';
import { ConsentField } from './consent-field.tsx';
import { MemoField } from './memo-field.tsx';
import { RankField } from './rank-field.tsx';
import './my-bag.css';

export const texts = [bagTexts];

interface BoothNoteProps {
  contentId: number;
  boothId: number;
  /** The name of the exhibitor. */
  title: string;
}

/** The member's rank and memo of a booth, as the bag has them; a visitor is led to the login. */
export function Part(props: BoothNoteProps) {
  const { note: say } = useTexts(bagTexts);
  const { isLoggedIn } = usePersonal();
  if (isLoggedIn) return <OwnNote {...props} />;
  return (
    <div className="hb-bag-note">
      <p className="hb-bag-meta">{say.loginText}</p>
      <p>
        <LoginLink>{say.logIn}</LoginLink>
      </p>
    </div>
  );
}

function OwnNote({ contentId, boothId: detailId, title }: BoothNoteProps) {
  const context = usePageContext();
  const { note: say } = useTexts(bagTexts);
  const [read, setRead] = useState<{ info: BagInfo | null; isConsented: boolean } | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isStale = false;
    const calls = bagCalls(context);
    Promise.all([calls.info({ contentId, detailId }), calls.isConsented({ contentId, detailId })]).then(
      ([info, isConsented]) => {
        if (!isStale) setRead({ info, isConsented });
      },
      () => {
        if (!isStale) setRead('failed');
      },
    );
    return () => {
      isStale = true;
    };
  }, [context, contentId, detailId, tries]);
  const again = (): void => {
    setRead(undefined);
    setTries(tries + 1);
  };

  if (read === undefined) {
    return (
      <div className="hb-bag-note" aria-busy="true">
        <Skeleton count={4} />
      </div>
    );
  }
  if (read === 'failed') {
    return (
      <Notice kind="error" announce>
        <p>{say.failed}</p>
        <Button size="small" onClick={again}>
          {say.again}
        </Button>
      </Notice>
    );
  }
  const { info, isConsented } = read;
  const product = { contentId, detailId, productBooth: { info } };
  return (
    <div className="hb-bag-note">
      <div className="hb-bag-notes">
        <RankField product={product} title={title} />
        <MemoField product={product} title={title} />
      </div>
      <ConsentField booth={{ contentId, detailId, isConsented }} title={title} />
      <p className="hb-bag-meta">
        {say.text} <a href={pageHref(context, 'reportEdit', { token: 'mine' })}>{say.toBag}</a>
      </p>
    </div>
  );
}
