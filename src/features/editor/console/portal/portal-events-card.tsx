import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { Link } from '#console/navigation/link.tsx';
import { Button } from '#console/ui/button.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { localize, type LocalizedText } from '#kernel/localized-text.ts';
import type { readPortalEvents } from '../../contract/portal.ts';
import { MoveDialog } from './move-dialog.tsx';
import { portalTexts } from './portal-texts.ts';
import { useMove } from './use-move.ts';
import './portal.css';

/** The events of a portal: more are put in, and each can be taken out. */
export function PortalEventsCard({ site, title }: { site: string; title: string }) {
  const { language } = useConsole();
  const words = useWords(portalTexts);
  const { data, failure, again } = useCall(`portal-events/${site}`, (api) =>
    api.get<typeof readPortalEvents>('sites/{site}/portal-events', { params: { site } }),
  );
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState<{ event: string; isIn: boolean }>();
  const { isBusy, move } = useMove(() => {
    setAsked(undefined);
    setChosen('');
    void again();
  });
  if (data === undefined)
    return (
      <Card title={words.eTitle}>
        {failure === undefined ? <Skeleton rows={2} /> : <ReadFailed failure={failure} onAgain={() => void again()} />}
      </Card>
    );
  const nameOf = (name: LocalizedText): string => localize(name, language, defaultLanguage);
  const { events, candidates, hasMore } = data;
  return (
    <Card title={words.eTitle} note={words.eText}>
      {events.length === 0 ? <p className="hc-muted">{words.eNone}</p> : null}
      <ul className="hc-portal-events">
        {events.map((event) => (
          <li key={event.site}>
            <Link to={`/console/sites/${event.site}`}>{nameOf(event.title)}</Link>
            {event.isPublished ? null : <Badge kind="plain">{words.draft}</Badge>}
            {event.mayMove ? (
              <Button look="quiet" onClick={() => setAsked({ event: event.site, isIn: false })}>
                {words.outOf(nameOf(event.title))}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {hasMore ? <p className="hc-muted">{words.more}</p> : null}
      {candidates.length === 0 ? (
        <p className="hc-muted">{words.noCandidates}</p>
      ) : (
        <>
          <SelectField
            label={words.pick}
            choices={candidates.map((one) => ({ value: one.site, label: nameOf(one.title) }))}
            value={chosen}
            onChange={setChosen}
          />
          <div className="hc-form-foot">
            <Button disabled={chosen === ''} onClick={() => setAsked({ event: chosen, isIn: true })}>
              {words.add}
            </Button>
          </div>
        </>
      )}
      {asked === undefined ? null : (
        <MoveDialog
          into={asked.isIn ? title : undefined}
          press={asked.isIn ? words.add : words.out}
          isBusy={isBusy}
          onMove={() => void move(asked.event, asked.isIn ? site : undefined)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}
