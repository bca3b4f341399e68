import { useEffect, useRef, useState } from 'react';
import { importPart } from '#web/parts/import-part.ts';
import { assetHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronDownIcon, TrashIcon } from '#web/ui/page-icons.tsx';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { useLater } from '#web/site/use-later.ts';
import type { CommentaryMessage } from '../../rules/channel/room-shapes.ts';
import type { SaidReport } from '../safety/report-ways.ts';
import { useHeldPlace } from '../screen/use-held-place.ts';
import { MoreIcon } from '../talk/talk-icons.tsx';
import { commentaryTexts } from './commentary-texts.ts';

interface CommentaryLogProps {
  messages: readonly CommentaryMessage[];
  me: number | null;
  /** The words that stand here while there is no message. */
  empty: string;
  label: string;
  readEarlier(): Promise<void>;
  remove(index: number): Promise<void>;
  report(index: number, said: SaidReport): Promise<unknown>;
}

const loadReportDialog = () =>
  importPart(() => import('../safety/report-dialog.tsx')).then(({ texts, ReportDialog: Part }) => ({ texts, Part }));

/** The messages, the newest at the bottom. The box counts its scrolling from there and follows, unless it was scrolled up. */
export function CommentaryLog({ messages, me, empty, label, readEarlier, remove, report }: CommentaryLogProps) {
  const say = useTexts(commentaryTexts);
  const box = useRef<HTMLElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const { isAway, hasFresh, toLatest } = useFollowing(box, rows, messages);
  const [isReading, setIsReading] = useState(false);
  const [removing, setRemoving] = useState<number>();
  const [reporting, setReporting] = useState<CommentaryMessage>();
  const ReportDialog = useLater(reporting !== undefined, loadReportDialog, () => setReporting(undefined));
  const first = messages[0]?.index ?? 1;
  const earlier = (): void => {
    setIsReading(true);
    readEarlier()
      .catch(() => undefined)
      .finally(() => setIsReading(false));
  };
  return (
    <div className="hb-commentary-frame">
      {/* Scrolled with the keys, it has to take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={box} className="hb-commentary-log" aria-label={label} tabIndex={0}>
        <ol ref={rows} className="hb-commentary-rows">
          {first > 1 ? (
            <li className="hb-commentary-earlier">
              <Button size="small" kind="quiet" busy={isReading} onClick={earlier}>
                {say.earlier}
              </Button>
            </li>
          ) : null}
          {messages.map((message) => (
            <CommentaryLine
              key={message.index}
              message={message}
              isMine={message.user_id === me}
              onRemove={() => setRemoving(message.index)}
              onReport={me === null ? undefined : () => setReporting(message)}
            />
          ))}
        </ol>
      </section>
      {messages.length === 0 ? <p className="hb-commentary-empty">{empty}</p> : null}
      {isAway && hasFresh ? (
        <button type="button" className="hb-commentary-latest" onClick={toLatest}>
          <ChevronDownIcon />
          {say.latest}
        </button>
      ) : null}
      {reporting !== undefined && ReportDialog ? (
        <ReportDialog
          name={reporting.author.nickname}
          isMessage
          report={(said) => report(reporting.index, said)}
          onClose={() => setReporting(undefined)}
        />
      ) : null}
      <MessageDialog
        open={removing !== undefined}
        title={say.removeTitle}
        onClose={() => setRemoving(undefined)}
        buttons={[
          { label: say.cancel, onSelect: () => setRemoving(undefined) },
          {
            label: say.remove,
            kind: 'danger',
            onSelect: () => {
              setRemoving(undefined);
              if (removing !== undefined) remove(removing).catch(() => undefined);
            },
          },
        ]}
      />
    </div>
  );
}

const tones = 6;

function CommentaryLine({
  message,
  isMine,
  onRemove,
  onReport,
}: {
  message: CommentaryMessage;
  isMine: boolean;
  onRemove(): void;
  /** Undefined for a visitor without a chat profile. */
  onReport: (() => void) | undefined;
}) {
  const say = useTexts(commentaryTexts);
  const { hostSite } = usePageContext();
  const { author, body, removed, user_id: userId } = message;
  const [letter = ''] = author.nickname;
  return (
    <li className="hb-commentary-line" data-mine={isMine || undefined}>
      <span className="hb-commentary-avatar" data-tone={userId % tones} aria-hidden="true">
        {author.image === null ? (
          letter.toUpperCase()
        ) : (
          <img src={assetHref(hostSite, author.image)} alt="" loading="lazy" width={28} height={28} />
        )}
      </span>
      <p className="hb-commentary-words">
        <bdi className="hb-commentary-name">{author.isRegistered ? author.nickname : say.left}</bdi>
        {author.isRegistered ? <span className="hb-commentary-id">@{author.liveChatUserId}</span> : null}{' '}
        {removed ? <em className="hb-commentary-removed">{say.removed}</em> : <bdi>{body}</bdi>}
      </p>
      {isMine && !removed ? (
        <button type="button" className="hb-commentary-act" aria-label={`${say.remove}: ${body}`} onClick={onRemove}>
          <TrashIcon />
        </button>
      ) : null}
      {isMine || removed || onReport === undefined ? null : (
        <button
          type="button"
          className="hb-commentary-act"
          aria-label={`${say.report}: ${body}`}
          aria-haspopup="dialog"
          onClick={onReport}
        >
          <MoreIcon />
        </button>
      )}
    </li>
  );
}

function useFollowing(
  box: React.RefObject<HTMLElement | null>,
  rows: React.RefObject<HTMLElement | null>,
  messages: readonly CommentaryMessage[],
) {
  const { isAway, toEnd } = useHeldPlace(box, rows, 'hb-commentary-line');
  const last = messages.at(-1)?.index ?? 0;
  const seen = useRef(last);
  const [hasFresh, setHasFresh] = useState(false);
  useEffect(() => {
    if (!isAway) seen.current = last;
    setHasFresh(isAway && last > seen.current);
  }, [isAway, last]);
  const toLatest = (): void => {
    toEnd();
    box.current?.focus({ preventScroll: true });
  };
  return { isAway, hasFresh, toLatest };
}
