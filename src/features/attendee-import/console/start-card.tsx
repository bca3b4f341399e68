import { type ReactNode, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { RadioField } from '#console/forms/choice-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { ListedImport, reviewImport } from '../contract.ts';
import type { KnownWish } from '../rules/import-states.ts';
import { importTexts } from './import-texts.ts';

/** Lines that are named in a sentence. */
const linesNamed = 10;

interface StartCardProps {
  site: string;
  one: ListedImport;
  isBusy: boolean;
  onStart: (known: KnownWish) => void;
  discard: ReactNode;
}

/** The server has all rows: what they come to, who has the ticket already, and the press that issues. */
export function StartCard({ site, one: { importId, isMailed }, isBusy, onStart, discard }: StartCardProps) {
  const { language } = useConsole();
  const words = useWords(importTexts);
  const [known, setKnown] = useState<KnownWish>('leaveOut');
  const { data, failure, again } = useCall(`import-review/${site}/${importId}`, (api) =>
    api.get<typeof reviewImport>('sites/{site}/attendee-imports/{importId}/review', { params: { site, importId } }),
  );
  if (data === undefined) {
    return failure === undefined ? (
      <Skeleton rows={2} />
    ) : (
      <ReadFailed failure={failure} onAgain={() => void again()} />
    );
  }
  const linesSaid = ({ number, lines }: { number: number; lines: readonly number[] }): string =>
    words.lines(lines.slice(0, linesNamed), number > linesNamed);
  const isGood = data.twice.number === 0 && data.short.length === 0;
  const left = known === 'leaveOut' ? data.rows - data.known.number : data.rows;
  return (
    <Card title={words.ready}>
      <p>{words.readyText(data.rows, data.tickets)}</p>
      <p className="hc-muted">{isMailed ? words.willMail : words.willNotMail}</p>
      {data.short.map(({ title, wanted, left: rest }) => (
        <Notice key={JSON.stringify(title)} kind="danger" title={words.short}>
          <p>{words.shortOf(localize(title, language, defaultLanguage), wanted, rest)}</p>
        </Notice>
      ))}
      {data.twice.number === 0 ? null : (
        <Notice kind="danger" title={words.twice(data.twice.number)}>
          <p>{linesSaid(data.twice)}</p>
        </Notice>
      )}
      {data.known.number === 0 ? null : (
        <>
          <Notice kind="warning" title={words.known(data.known.number)}>
            <p>{linesSaid(data.known)}</p>
          </Notice>
          <RadioField
            label={words.knownWish}
            choices={[
              { value: 'leaveOut', label: words.knownWishes.leaveOut },
              { value: 'add', label: words.knownWishes.add },
            ]}
            value={known}
            onChange={(value) => setKnown(value === 'add' ? 'add' : 'leaveOut')}
          />
        </>
      )}
      <div className="hc-form-foot">
        {isGood && left > 0 ? (
          <Button look="main" isBusy={isBusy} onClick={() => onStart(data.known.number === 0 ? 'ask' : known)}>
            {words.start(left)}
          </Button>
        ) : null}
        {discard}
      </div>
    </Card>
  );
}
