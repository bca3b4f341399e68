import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { endOtherSessions, endSession, readAccount } from '../../contract/account.ts';
import { peopleTexts } from './people-texts.ts';

type Session = AnswerOf<typeof readAccount>['sessions'][number];

/** In which browsers the organiser is signed in, with a way to sign them out. */
export function OwnSessions({ sessions, onDone }: { sessions: readonly Session[]; onDone: () => void }) {
  const { api, toast, failureOf } = useConsole();
  const times = useSaidTimes();
  const { account: words } = useWords(peopleTexts);
  const nameOf = ({ browser, system }: Session): string =>
    browser !== null && system !== null
      ? words.browserOn(browser, system)
      : (browser ?? system ?? words.unknownBrowser);
  const end = async (call: () => Promise<string>): Promise<void> => {
    try {
      toast({ text: await call() });
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
    onDone();
  };
  const endOne = async ({ sessionId }: Session): Promise<string> => {
    await api.post<typeof endSession>('account/sessions/{sessionId}/end', { params: { sessionId }, body: {} });
    return words.sessionEnded;
  };
  const endAll = async (): Promise<string> => {
    const { ended } = await api.post<typeof endOtherSessions>('account/sessions/end-others', { body: {} });
    return words.othersEnded(ended);
  };
  return (
    <Card title={words.sessions} note={words.sessionsText}>
      <ul className="hc-sessions">
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <span>
              <strong>{nameOf(session)}</strong>{' '}
              {session.isThis ? <Badge kind="info">{words.thisBrowser}</Badge> : null}
              <br />
              <span className="hc-muted">
                {words.sessionTimes(times.date(session.begunAt), times.date(session.seenAt))}
              </span>
            </span>
            {session.isThis ? null : (
              <Button
                look="quiet"
                aria-label={words.endSessionOf(nameOf(session))}
                onClick={() => void end(() => endOne(session))}
              >
                {words.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button onClick={() => void end(endAll)}>{words.endOthers}</Button>
      ) : (
        <p className="hc-muted">{words.noOthers}</p>
      )}
    </Card>
  );
}
