import { useEffect, useRef, useState } from 'react';
import type { BesideStreamProps } from '#web/parts/beside-stream.ts';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { commentaryOfStream } from '../../rules/commentary/commentary.ts';
import type { CommentaryMessage } from '../../rules/channel/room-shapes.ts';
import { CommentaryComposer } from './commentary-composer.tsx';
import { CommentaryLog } from './commentary-log.tsx';
import { commentaryTexts } from './commentary-texts.ts';
import { useCommentary } from './use-commentary.ts';
import './commentary.css';

export const texts = [commentaryTexts];

/** The commentary beside a live stream. Everybody who sees the stream reads it, and members write while it is live. */
export function Part({ contentId, detailId, state: ofStream }: BesideStreamProps) {
  const say = useTexts(commentaryTexts);
  const commentary = useCommentary(contentId, detailId);
  const { page, messages, hasFailed } = commentary;
  const state = ofStream === undefined ? page?.state : commentaryOfStream(ofStream);
  return (
    <div className="hb-commentary">
      <div className="hb-commentary-head">
        <h2 className="hb-commentary-title">{say.title}</h2>
        {state === undefined ? null : (
          <Chip kind={state === 'running' ? 'success' : 'neutral'}>{say.states[state]}</Chip>
        )}
      </div>
      {page === undefined ? (
        <div className="hb-commentary-wait">
          {hasFailed ? (
            <>
              <p role="alert">{say.failed}</p>
              <Button size="small" onClick={commentary.readAgain}>
                {say.again}
              </Button>
            </>
          ) : (
            <Skeleton shape="row" count={3} />
          )}
        </div>
      ) : (
        <>
          <CommentaryLog
            messages={messages}
            me={page.profileId}
            empty={state === undefined ? '' : say.empty[state]}
            label={say.title}
            readEarlier={commentary.readEarlier}
            remove={commentary.remove}
            report={commentary.report}
          />
          <FreshMessages messages={messages} me={page.profileId} />
          {state === undefined ? null : (
            <CommentaryComposer page={page} state={state} place={`${contentId}/${detailId}`} send={commentary.send} />
          )}
        </>
      )}
    </div>
  );
}

const saidAtOnce = 3;

/** Screen readers read out the messages that others write from now on; of a flood they read the number alone. */
function FreshMessages({ messages, me }: { messages: readonly CommentaryMessage[]; me: number | null }) {
  const say = useTexts(commentaryTexts);
  const last = messages.at(-1)?.index ?? 0;
  const known = useRef(last);
  const [said, setSaid] = useState<readonly { index: number; words: string }[]>([]);
  useEffect(() => {
    const fresh = messages.filter(({ index, user_id: by, removed }) => index > known.current && by !== me && !removed);
    known.current = Math.max(known.current, last);
    if (fresh.length === 0) return;
    const words =
      fresh.length > saidAtOnce
        ? [{ index: last, words: say.fresh(fresh.length) }]
        : fresh.map(({ index, author, body }) => ({ index, words: say.said(author.nickname, body) }));
    setSaid((now) => [...now, ...words].slice(-saidAtOnce));
  }, [messages, last, me, say]);
  return (
    <div className="hb-visually-hidden" role="log" aria-live="polite">
      {said.map(({ index, words }) => (
        <p key={index}>{words}</p>
      ))}
    </div>
  );
}
