import { useEffect } from 'react';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Link } from '#web/ui/link-context.ts';
import type { UnreadTalk } from '../../contract/room.ts';
import { GroupAvatar, PersonAvatar } from '../profile/person-avatar.tsx';
import { personName } from '../profile/person-name.ts';
import { chatWidgetTexts } from './chat-widget-texts.ts';
import { useUnreadTalks } from './use-unread-talks.ts';

export const texts = [chatWidgetTexts];

/** How a member stands to the chat; `unread` counts talks. */
export type OwnStanding = { kind: 'member'; unread: number } | { kind: 'stranger' | 'failed' };

/** As many as there are points that they cover. */
const shownMax = 3;

interface OwnTalksProps {
  contentId: number;
  dataSourceId: number;
  /** Called with each change, and with undefined once it is unknown. */
  onHear(standing: OwnStanding | undefined): void;
}

/**
 * A member's unread talks, newest first: with whom and how many, but no texts, because others may look at the same
 * screen. Nothing until they are loaded, and for a member without a profile.
 */
export function OwnTalks({ contentId, dataSourceId, onHear }: OwnTalksProps) {
  const context = usePageContext();
  const say = useTexts(chatWidgetTexts);
  const { unread, hasFailed } = useUnreadTalks(contentId, dataSourceId, shownMax);
  const { isRegistered, total = 0 } = unread ?? {};
  useEffect(() => {
    if (hasFailed) onHear({ kind: 'failed' });
    else if (isRegistered !== undefined)
      onHear(isRegistered ? { kind: 'member', unread: total } : { kind: 'stranger' });
  }, [isRegistered, total, hasFailed, onHear]);
  useEffect(() => () => onHear(undefined), [onHear]);
  if (hasFailed) return <p className="hb-chat-widget-note">{say.failed}</p>;
  if (unread === undefined || !unread.isRegistered) return null;
  if (total === 0) return <p className="hb-chat-widget-note">{unread.hasTalks ? say.allRead : say.noTalks}</p>;
  const href = pageHref(context, 'liveChat', { contentId });
  return (
    <ul className="hb-chat-widget-talks" aria-label={say.unread}>
      {unread.talks.map((talk) => (
        <li key={talk.roomId}>
          <UnreadRow talk={talk} href={`${href}#talk/${talk.roomId}`} />
        </li>
      ))}
    </ul>
  );
}

function UnreadRow({ talk, href }: { talk: UnreadTalk; href: string }) {
  const say = useTexts(chatWidgetTexts);
  return (
    <Link className="hb-chat-widget-row" href={href}>
      {talk.person ? <PersonAvatar person={talk.person} /> : <GroupAvatar />}
      <span>
        <strong>
          <bdi>{talk.group ?? personName(talk.person ?? undefined, say)}</bdi>
        </strong>
        {talk.isInvitation ? say.invitation : say.messages(talk.count)}
      </span>
    </Link>
  );
}
