import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { readEventPortal } from '../../contract/portal.ts';
import { MoveDialog } from './move-dialog.tsx';
import { portalTexts } from './portal-texts.ts';
import { useMove } from './use-move.ts';

/** Puts an event into a portal, and takes it out. */
export function PortalCard({ site }: { site: string }) {
  const { language } = useConsole();
  const words = useWords(portalTexts);
  const { data, failure, again } = useCall(`portal/${site}`, (api) =>
    api.get<typeof readEventPortal>('sites/{site}/portal', { params: { site } }),
  );
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState<'in' | 'out'>();
  const { isBusy, move } = useMove(() => {
    setAsked(undefined);
    setChosen('');
    void again();
  });
  if (data === undefined)
    return (
      <Card title={words.title}>
        {failure === undefined ? <Skeleton rows={2} /> : <ReadFailed failure={failure} onAgain={() => void again()} />}
      </Card>
    );
  const nameOf = (title: NonNullable<typeof data.portal>['title']): string =>
    localize(title, language, defaultLanguage);
  const { portal, portals, mayLeave, isHeld } = data;
  const into = portals.find((one) => one.site === chosen);
  const press = asked === 'out' ? words.out : portal === null ? words.put : words.move;
  return (
    <Card title={words.title} note={words.text}>
      <p>{portal === null ? words.none : words.inIt(nameOf(portal.title))}</p>
      {isHeld ? (
        <p className="hc-muted">{words.held}</p>
      ) : portals.length === 0 && portal === null ? (
        <p className="hc-muted">{words.no}</p>
      ) : (
        <>
          {portals.length === 0 ? null : (
            <SelectField
              label={words.choose}
              choices={portals.map((one) => ({ value: one.site, label: nameOf(one.title) }))}
              value={chosen}
              onChange={setChosen}
            />
          )}
          <div className="hc-form-foot">
            {portals.length === 0 ? null : (
              <Button disabled={into === undefined} onClick={() => setAsked('in')}>
                {portal === null ? words.put : words.move}
              </Button>
            )}
            {portal !== null && mayLeave ? <Button onClick={() => setAsked('out')}>{words.out}</Button> : null}
          </div>
        </>
      )}
      {asked === undefined ? null : (
        <MoveDialog
          into={asked === 'in' && into !== undefined ? nameOf(into.title) : undefined}
          press={press}
          isBusy={isBusy}
          onMove={() => void move(site, asked === 'in' ? chosen : undefined)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}
