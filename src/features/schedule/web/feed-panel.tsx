import { useEffect, useState } from 'react';
import { saidDate } from '#kernel/said-date.ts';
import { saidOf } from '#web/api/said-of.ts';
import { LoginLink } from '#web/site/login-link.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { makeFeed, readFeed, revokeFeed } from './feed-calls.ts';
import { scheduleTexts } from './schedule-texts.ts';

interface Feed {
  /** When the address was made; null without one. */
  createdAt: string | null;
  /** Known only to the page that made it. */
  address?: string;
}

/** A member's private calendar address, which can be made, replaced and ended here. */
export function FeedPanel() {
  const { isLoggedIn } = usePersonal();
  const say = useTexts(scheduleTexts).feed;
  return (
    <section className="hb-schedule-feed" aria-labelledby="schedule-feed">
      <h2 className="hb-schedule-day" id="schedule-feed">
        {say.title}
      </h2>
      <p className="hb-schedule-feed-text">{say.text}</p>
      {isLoggedIn ? <MemberFeed /> : <LoginLink>{say.logIn}</LoginLink>}
    </section>
  );
}

function MemberFeed() {
  const context = usePageContext();
  const say = useTexts(scheduleTexts).feed;
  const common = useTexts(commonTexts);
  const [feed, setFeed] = useState<Feed>();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<{ kind: 'error' | 'success'; text: string }>();
  useEffect(() => {
    let isGone = false;
    readFeed(context).then(
      (createdAt) => {
        if (!isGone) setFeed({ createdAt });
      },
      (error: unknown) => {
        if (!isGone) setSaid({ kind: 'error', text: saidOf(error, common, say.failed) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [context, common, say]);
  const change = async (work: () => Promise<Feed>, done: string): Promise<void> => {
    setIsBusy(true);
    try {
      setFeed(await work());
      setSaid({ kind: 'success', text: done });
    } catch (error) {
      setSaid({ kind: 'error', text: saidOf(error, common, say.failed) });
    }
    setIsBusy(false);
  };
  const make = () => change(() => makeFeed(context), say.made);
  const revoke = () =>
    change(async () => {
      await revokeFeed(context);
      return { createdAt: null };
    }, say.revoked);
  const hasFeed = feed !== undefined && feed.createdAt !== null;
  return (
    <>
      {said ? (
        <Notice kind={said.kind} announce>
          {said.text}
        </Notice>
      ) : null}
      {feed?.address ? <FeedAddress address={feed.address} /> : null}
      {hasFeed && feed.address === undefined ? (
        <p className="hb-schedule-feed-text">{say.madeAt(saidDate(feed.createdAt, context.language))}</p>
      ) : null}
      <div className="hb-schedule-feed-actions">
        <Button
          kind={hasFeed ? 'secondary' : 'primary'}
          busy={isBusy || feed === undefined}
          onClick={() => void make()}
        >
          {hasFeed ? say.renew : say.make}
        </Button>
        {hasFeed ? (
          <Button kind="danger" busy={isBusy} onClick={() => void revoke()}>
            {say.revoke}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The address to copy, and the link with which a calendar subscribes to it at once. */
function FeedAddress({ address }: { address: string }) {
  const say = useTexts(scheduleTexts).feed;
  return (
    <>
      <Field label={say.address} hint={say.onlyNow}>
        {(control) => (
          <Input {...control} type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
      <a className="hb-button hb-button-primary" href={address.replace(/^https?:/, 'webcal:')}>
        <span className="hb-button-label">{say.subscribe}</span>
      </a>
    </>
  );
}
