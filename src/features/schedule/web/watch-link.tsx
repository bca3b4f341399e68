import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { useAtServerTime } from '#web/site/use-server-now.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PlayIcon } from '#web/ui/page-icons.tsx';
import { remainingOf } from '../rules/remaining.ts';
import { scheduleTexts } from './schedule-texts.ts';
import type { Session } from './session-of.ts';

/** The way to the stream of a session that is on. */
export function WatchLink({ session }: { session: Session }) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  const isOn = useAtServerTime((now) => remainingOf(session, now).state === 'running');
  const { stream, title } = session;
  if (stream === undefined || !isOn) return null;
  return (
    <LinkButton
      className="hb-schedule-watch"
      kind="primary"
      size="small"
      icon={<PlayIcon />}
      href={pageHref(context, 'moduleDetail', { moduleCode: 'live_stream', ...stream })}
    >
      {say.watch}
      <span className="hb-visually-hidden"> {title}</span>
    </LinkButton>
  );
}
