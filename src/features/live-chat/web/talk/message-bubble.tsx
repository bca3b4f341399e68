import type { ReactNode } from 'react';
import { saidDate } from '#kernel/said-date.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { isMeetingUrl } from '../../rules/text/meeting-url.ts';
import type { Comment } from '../../rules/channel/room-shapes.ts';
import { clockOf } from '../../rules/room/talk-lines.ts';
import type { WaitingMessage } from '../store/outbox.ts';
import { PictureBody } from '../picture/picture-body.tsx';
import type { PictureAddress } from '../picture/picture-calls.ts';
import { talkTexts } from '../screen/talk-texts.ts';
import { foreignLink, splitLinks } from '../../rules/text/links.ts';
import { MeetingIcon, MoreIcon } from './talk-icons.tsx';
import { useLongPress } from './use-long-press.ts';

type Shown = Pick<Comment, 'type' | 'body' | 'meeting' | 'image'>;

interface MessageBubbleProps {
  address: PictureAddress;
  comment: Comment;
  isMine: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** The links and the meeting lead nowhere yet. */
  isDead: boolean;
  /** The author; in a group the name stands above the first of several messages. */
  name: string;
  showsName: boolean;
  avatar: ReactNode;
  readMark: string;
  onActions(): void;
  /** Shows who wrote it. */
  onPerson: (() => void) | undefined;
}

/** A message of a room. */
export function MessageBubble(props: MessageBubbleProps) {
  const { address, comment, isMine, isFirst, isLast, isDead, name, showsName, avatar, readMark, onActions, onPerson } =
    props;
  const say = useTexts(talkTexts);
  const held = useLongPress(onActions);
  return (
    <li className="hb-chat-message" data-mine={isMine || undefined} data-first={isFirst || undefined} tabIndex={-1}>
      {isMine ? null : isFirst && onPerson ? (
        <button
          type="button"
          className="hb-chat-avatar"
          aria-label={say.profileOf(name)}
          aria-haspopup="dialog"
          onClick={onPerson}
        >
          {avatar}
        </button>
      ) : (
        <span className="hb-chat-avatar">{isFirst ? avatar : null}</span>
      )}
      <div className="hb-chat-message-body">
        <bdi className={isFirst && showsName ? 'hb-chat-name' : 'hb-visually-hidden'}>{isMine ? say.you : name}</bdi>
        <div className="hb-chat-bubble-line">
          {comment.removed ? (
            <p className="hb-chat-bubble" data-removed="">
              {say.room.removed}
            </p>
          ) : (
            <div className="hb-chat-bubble" data-picture={comment.image === null ? undefined : ''} {...held}>
              <MessageContent shown={comment} isDead={isDead} address={address} name={isMine ? say.you : name} />
            </div>
          )}
          <span className="hb-chat-meta">
            {readMark === '' ? null : <span>{readMark}</span>}
            <time className={isLast ? undefined : 'hb-visually-hidden'} dateTime={comment.created_at}>
              {clockOf(comment.created_at)}
            </time>
          </span>
          {comment.removed ? null : (
            <button
              type="button"
              className="hb-chat-more"
              aria-label={say.message.actions}
              aria-haspopup="dialog"
              onClick={onActions}
            >
              <MoreIcon />
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

/** A message that is not stored by the server yet. */
export function WaitingBubble({
  address,
  message,
  isStuck,
  note,
  onAgain,
  onDiscard,
}: {
  address: PictureAddress;
  message: WaitingMessage;
  /** It cannot be sent now. */
  isStuck: boolean;
  /** The words below the last message that waits. */
  note: 'offline' | 'late' | undefined;
  onAgain(): void;
  onDiscard(): void;
}) {
  const say = useTexts(talkTexts);
  return (
    <li className="hb-chat-message" data-mine="" data-waiting={isStuck ? 'stuck' : ''}>
      <div className="hb-chat-message-body">
        <div className="hb-chat-bubble-line">
          <div className="hb-chat-bubble" data-picture={message.picture === undefined ? undefined : ''}>
            <MessageContent
              shown={{ ...message, meeting: message.meeting ?? null, image: message.picture ?? null }}
              isDead
              address={address}
              name={say.you}
            />
          </div>
          {message.refused === undefined ? (
            <span className="hb-chat-meta">
              <span className="hb-chat-sending">{isStuck ? say.message.unsent : say.message.sending}</span>
            </span>
          ) : null}
        </div>
        {note === undefined ? null : (
          <div className="hb-chat-waits">
            <output>{say.message[note]}</output>
            {note === 'late' ? (
              <Button size="small" onClick={onAgain}>
                {say.message.again}
              </Button>
            ) : null}
          </div>
        )}
        {message.refused === undefined ? null : (
          <div className="hb-chat-refused" role="alert">
            <p>
              <strong>{say.message.notSent}</strong> {message.refused}
            </p>
            <div className="hb-chat-refused-ways">
              <Button size="small" onClick={onAgain}>
                {say.message.again}
              </Button>
              <Button size="small" kind="quiet" onClick={onDiscard}>
                {say.message.discard}
              </Button>
            </div>
          </div>
        )}
      </div>
    </li>
  );
}

interface MessageContentProps {
  shown: Shown;
  isDead: boolean;
  address: PictureAddress;
  name: string;
}

function MessageContent({ shown, isDead, address, name }: MessageContentProps) {
  if (shown.image !== null) return <PictureBody address={address} picture={shown.image} label={name} />;
  if (shown.type !== 'MEETING' || shown.meeting === null) return <LinkedText text={shown.body} isDead={isDead} />;
  return <MeetingCard shown={shown} meeting={shown.meeting} isDead={isDead} />;
}

function MeetingCard({
  shown,
  meeting,
  isDead,
}: {
  shown: Shown;
  meeting: NonNullable<Shown['meeting']>;
  isDead: boolean;
}) {
  const say = useTexts(talkTexts);
  const language = useLanguage();
  const host = /^https:\/\/([^/?:]+)/.exec(meeting.url)?.[1];
  return (
    <div className="hb-chat-meeting">
      <p className="hb-chat-meeting-title">
        <MeetingIcon />
        {say.meeting.cardTitle}
      </p>
      {meeting.startAt === null ? null : (
        <p className="hb-chat-meeting-when">
          <time dateTime={meeting.startAt}>{saidDate(meeting.startAt, language)}</time>
        </p>
      )}
      {shown.body === '' ? null : <LinkedText text={shown.body} isDead={isDead} />}
      {isDead || !isMeetingUrl(meeting.url) ? (
        <p className="hb-chat-meeting-host">{host}</p>
      ) : (
        <>
          <LinkButton kind="primary" size="small" wide href={meeting.url} target="_blank" rel="noopener noreferrer">
            {say.meeting.join}
          </LinkButton>
          <p className="hb-chat-meeting-host">{host}</p>
        </>
      )}
    </div>
  );
}

/** The text of a message; before the invitation is accepted its links lead nowhere. */
function LinkedText({ text, isDead }: { text: string; isDead: boolean }) {
  const say = useTexts(talkTexts);
  return (
    <bdi className="hb-chat-text">
      {splitLinks(text, { isAlive: !isDead }).map(({ text: part, href }, place) =>
        href === undefined ? (
          // The parts of one text never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place}>{part}</span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <a key={place} className="hb-link" href={href} {...foreignLink}>
            {part}
            <span className="hb-visually-hidden"> ({say.room.opensNew})</span>
          </a>
        ),
      )}
    </bdi>
  );
}
