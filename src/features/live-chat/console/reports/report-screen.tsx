import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { Facts } from '#console/ui/facts.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { languageName } from '#kernel/language.ts';
import type { readCase } from '../../contract/moderation.ts';
import { type ModeratorAct, moderatorActs } from '../../rules/moderation/moderation.ts';
import { openReportsKey } from '../nav/open-reports.tsx';
import { ActForm } from './act-form.tsx';
import { reportTexts } from './report-texts.ts';
import './reports.css';

type Case = AnswerOf<typeof readCase>;

/** One case of the chat: what was reported, by whom and why, and what is done about it. */
function ReportScreen({ params: { site = '', report = '' } }: ScreenProps) {
  const { cache } = useConsole();
  const words = useWords(reportTexts);
  const [act, setAct] = useState<ModeratorAct>();
  const { data, failure, again } = useCall(`report/${site}/${report}`, (api) =>
    api.get<typeof readCase>('sites/{site}/reports/{reportId}', { params: { site, reportId: Number(report) } }),
  );
  const who = data?.reported.chatUserId || words.erased;
  const read = async (): Promise<void> => {
    cache.changed(openReportsKey(site));
    await again();
  };
  return (
    <Page
      title={data === undefined ? words.one : data.isMessage ? words.message(who) : words.person(who)}
      above={<BackTo to={`/console/sites/${site}/reports`} text={words.title} />}
    >
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={6} />
      ) : (
        <>
          {data.isOpen ? null : <Notice kind="info" title={words.closed} />}
          {data.messages.length === 0 ? null : <MessagesCard site={site} report={data} />}
          <ReportersCard site={site} report={data} />
          <PersonCard site={site} report={data} />
          <div className="hc-report-acts">
            {moderatorActs
              .filter((one) => isPossible(one, data))
              .map((one) => (
                <Button key={one} look={looks[one]} onClick={() => setAct(one)}>
                  {words.acts[one]}
                </Button>
              ))}
          </div>
          <HistoryCard acts={data.acts} />
        </>
      )}
      {act === undefined || data === undefined ? null : (
        <ActForm site={site} report={data} act={act} onDone={() => void read()} onClose={() => setAct(undefined)} />
      )}
    </Page>
  );
}

const looks: Readonly<Record<ModeratorAct, 'main' | 'plain' | 'danger'>> = {
  remove: 'danger',
  warn: 'plain',
  suspend: 'danger',
  readmit: 'plain',
  close: 'main',
};

/** What is offered; the server's word is law. */
function isPossible(act: ModeratorAct, { isOpen, isMessage, isStillThere, reported }: Case): boolean {
  const isThere = reported.memberId !== null;
  return {
    remove: isMessage && isStillThere,
    warn: isThere,
    suspend: isThere,
    readmit: isThere && reported.suspension !== null,
    close: isOpen,
  }[act];
}

function MessagesCard({ site, report }: { site: string; report: Case }) {
  const times = useSaidTimes();
  const words = useWords(reportTexts);
  return (
    <Card title={words.messages} note={words.messagesNote}>
      <ol className="hc-report-messages">
        {report.messages.map((message) => (
          <li key={message.index} data-is-reported={message.isReported || undefined}>
            <span className="hc-report-head">
              <strong>{message.author || words.erased}</strong>
              <span className="hc-muted">{times.date(message.at)}</span>
              {message.isReported ? <Badge kind="warning">{words.reported}</Badge> : null}
            </span>
            {message.text === '' ? null : <bdi className="hc-report-text">{message.text}</bdi>}
            {message.meeting === null ? null : (
              <span className="hc-report-text">
                {words.meeting} {message.meeting.url} {times.date(message.meeting.startAt)}
              </span>
            )}
            {message.hasPicture ? (
              <img
                className="hc-report-picture"
                src={`${consoleApiPrefix}sites/${site}/reports/${report.reports[0]?.reportId ?? report.reportId}/pictures/${message.index}`}
                alt={words.picture}
                loading="lazy"
              />
            ) : null}
            {message.text === '' && message.meeting === null && !message.hasPicture ? (
              <span className="hc-muted">{words.empty}</span>
            ) : null}
          </li>
        ))}
      </ol>
      {report.isStillThere ? null : <p className="hc-muted">{words.removed}</p>}
    </Card>
  );
}

function Person({ site, person }: { site: string; person: Case['reports'][number]['reporter'] }) {
  const words = useWords(reportTexts);
  const { chatUserId, nickname, memberId } = person;
  if (memberId === null) return <span>{words.erased}</span>;
  return (
    <span className="hc-report-head">
      <strong>
        <bdi>{nickname}</bdi>
      </strong>
      <span className="hc-muted">{chatUserId}</span>
      <Link to={`/console/sites/${site}/members/${memberId}`}>{words.memberPage}</Link>
    </span>
  );
}

function ReportersCard({ site, report: { reports } }: { site: string; report: Case }) {
  const times = useSaidTimes();
  const words = useWords(reportTexts);
  return (
    <Card title={words.by}>
      <ul className="hc-report-people">
        {reports.map((one) => (
          <li key={one.reportId}>
            <Person site={site} person={one.reporter} />
            <span className="hc-report-head">
              <Badge kind="warning">{words.reasons[one.reason]}</Badge>
              <span className="hc-muted">{times.date(one.at)}</span>
              <span className="hc-muted">{words.made(one.made)}</span>
            </span>
            {one.text === '' ? null : <bdi className="hc-report-text">{one.text}</bdi>}
            {one.answer === null || one.answer === '' ? null : (
              <span className="hc-muted hc-report-text">{words.answer(one.answer)}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PersonCard({ site, report: { reported } }: { site: string; report: Case }) {
  const times = useSaidTimes();
  const words = useWords(reportTexts);
  const { earlier, suspension } = reported;
  return (
    <Card title={words.about}>
      <Person site={site} person={reported} />
      <Facts
        facts={[
          { name: words.language, value: languageName[reported.language] },
          {
            name: words.earlier,
            value: words.earlierText(earlier.cases, earlier.remove, earlier.warn, earlier.suspend),
          },
          {
            name: words.suspension,
            value:
              suspension === null
                ? null
                : words.suspendedSince(
                    times.date(suspension.since),
                    suspension.endsAt === null ? null : times.date(suspension.endsAt),
                  ),
          },
        ]}
      />
    </Card>
  );
}

function HistoryCard({ acts }: { acts: Case['acts'] }) {
  const times = useSaidTimes();
  const words = useWords(reportTexts);
  if (acts.length === 0) return null;
  return (
    <Card title={words.history}>
      <ul className="hc-report-people">
        {acts.map(({ kind, by, reason, at, endsAt }, index) => (
          <li key={`${at} ${index}`}>
            <span>
              {words.told(times.date(at), by, words.did[kind])}
              {endsAt === null ? '' : words.until(times.date(endsAt))}
            </span>
            {reason === '' ? null : <span className="hc-muted hc-report-text">{reason}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const screen: ScreenModule = { Screen: ReportScreen, texts: [reportTexts] };
