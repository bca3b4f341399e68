import { useState } from 'react';
import { mailHref, shownMail } from '#kernel/mail-address.ts';
import { parseInstant } from '#kernel/period.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import { saidOf } from '#web/api/said-of.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { PageLink } from '#web/site/site-link.tsx';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { useOwnTime } from '#web/site/use-own-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { CalendarIcon } from '#web/ui/icons.tsx';
import type { Talk } from '../../contract/talk.ts';
import type { TalkChange, TalkStatus } from '../../rules/talk/talk-status.ts';
import { saveCalendar } from './talk-calls.ts';
import { talkTexts } from './talk-texts.ts';

const kinds: Record<TalkStatus, ChipKind> = {
  pending: 'warning',
  approved: 'success',
  unapproved: 'neutral',
  reject: 'danger',
  cancel: 'neutral',
  end: 'neutral',
};

interface TalkCardProps {
  talk: Talk;
  /** The member is the person in charge. */
  isReceived: boolean;
  onAsk(to: TalkChange): void;
}

/** One talk: what, when, with whom, its status, and what can be done with it. */
export function TalkCard({ talk, isReceived, onAsk }: TalkCardProps) {
  const context = usePageContext();
  const say = useTexts(talkTexts).page;
  const language = useLanguage();
  const { booth } = talk;
  const own = useOwnTime(parseInstant(talk.startAt) ?? 0, parseInstant(talk.endAt) ?? 0);
  const common = useTexts(commonTexts);
  const [problem, setProblem] = useState<string>();
  const keep = (): void => {
    setProblem(undefined);
    saveCalendar(context, talk.reservationId).catch((error: unknown) =>
      setProblem(saidOf(error, common, say.calendarFailed)),
    );
  };
  const isWaiting = isReceived && talk.status === 'pending';
  const facts: Fact[] = [
    ...(talk.personInCharge === null || isReceived ? [] : [{ label: say.person, value: talk.personInCharge }]),
    ...(isReceived
      ? [
          { label: say.visitor, value: talk.name, note: talk.companyName },
          { label: say.mail, value: <a href={mailHref(talk.mail)}>{shownMail(talk.mail)}</a> },
        ]
      : []),
    { label: say.contents, value: <span className="hb-talk-words">{talk.contents}</span> },
    ...(talk.reason === null
      ? []
      : [{ label: say.reason, value: <span className="hb-talk-words">{talk.reason}</span> }]),
  ];
  return (
    <article className="hb-panel hb-talk-card" aria-labelledby={`talk-${talk.reservationId}`}>
      <div className="hb-talk-card-head">
        <Chip kind={kinds[talk.status]}>{isWaiting ? say.toAnswer : say.statuses[talk.status]}</Chip>
        <p className="hb-talk-when">
          {saidPeriod(talk.startAt, talk.endAt, language)}
          {own === undefined ? null : <span className="hb-talk-own">{own}</span>}
        </p>
        <h3 className="hb-talk-booth" id={`talk-${talk.reservationId}`}>
          {booth.title === null ? (
            say.gone
          ) : (
            <PageLink
              page="moduleDetail"
              params={{ moduleCode: 'booth', contentId: booth.contentId, detailId: booth.detailId }}
            >
              {booth.title}
            </PageLink>
          )}
          {booth.stand ? <span className="hb-talk-stand">{booth.stand}</span> : null}
        </h3>
      </div>
      <Facts facts={facts} />
      {talk.changes.length > 0 || talk.status === 'approved' ? (
        <div className="hb-talk-actions">
          {talk.changes.map((to) => (
            <Button key={to} size="small" kind={to === 'approved' ? 'primary' : 'secondary'} onClick={() => onAsk(to)}>
              {say.actions[to]}
            </Button>
          ))}
          {talk.status === 'approved' ? (
            <Button size="small" kind="quiet" icon={<CalendarIcon />} onClick={keep}>
              {say.calendar}
            </Button>
          ) : null}
        </div>
      ) : null}
      {problem ? (
        <p className="hb-field-error" role="alert">
          {problem}
        </p>
      ) : null}
    </article>
  );
}
