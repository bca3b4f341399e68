import { useState } from 'react';
import { navigationTexts, useBackToMypage } from '#features/navigation/web.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { CalendarIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Talk, Talks } from '../contract/talk.ts';
import type { TalkChange } from '../rules/talk/talk-status.ts';
import { readTalks } from './talk/talk-calls.ts';
import { TalkCard } from './talk/talk-card.tsx';
import { TalkDialog } from './talk/talk-dialog.tsx';
import { talkTexts } from './talk/talk-texts.ts';
import './talk/talk.css';

export const texts = [talkTexts, navigationTexts];

export const load = (context: PageContext): Promise<Talks> => readTalks(context);

export function head(_: Talks, context: PageContext): PageHead {
  return { title: talkTexts.of(context.language).page.title };
}

/** The talks of a member with their status, as a visitor and as the person in charge of a booth (APPT-006). */
export function Page({ data }: { data: Talks }) {
  const context = usePageContext();
  const say = useTexts(talkTexts).page;
  const toMypage = useBackToMypage();
  const [talks, setTalks] = useState(data);
  const [asked, setAsked] = useState<{ talk: Talk; to: TalkChange }>();
  const [done, setDone] = useState<string>();
  const reload = async (): Promise<void> => setTalks(await readTalks(context));
  const finish = async (said: string): Promise<void> => {
    setAsked(undefined);
    setDone(said);
    await reload();
  };
  const cards = (list: readonly Talk[], isReceived: boolean) => (
    <ul className="hb-talk-list">
      {list.map((talk) => (
        <li key={talk.reservationId}>
          <TalkCard talk={talk} isReceived={isReceived} onAsk={(to) => setAsked({ talk, to })} />
        </li>
      ))}
    </ul>
  );
  return (
    <PageFrame title={say.title} width="reading" back={toMypage}>
      <div aria-live="polite">
        {done ? (
          <Notice kind="success">
            <p>{done}</p>
          </Notice>
        ) : null}
      </div>
      {talks.own.length + talks.received.length > 0 ? <EventZone /> : null}
      {talks.received.length > 0 ? <Section title={say.received}>{cards(talks.received, true)}</Section> : null}
      {talks.own.length > 0 ? <Section title={say.own}>{cards(talks.own, false)}</Section> : null}
      {talks.own.length + talks.received.length === 0 ? (
        <EmptyState icon={<CalendarIcon />} title={say.emptyTitle} text={say.emptyText} />
      ) : null}
      {asked === undefined ? null : (
        <TalkDialog
          talk={asked.talk}
          to={asked.to}
          onClose={() => setAsked(undefined)}
          onDone={() => finish(say.done[asked.to])}
          onStale={reload}
        />
      )}
    </PageFrame>
  );
}
