import { useEffect } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { BackIcon } from '#console/ui/icon.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { readCallingOff } from '../contract.ts';
import { BeginForm } from './begin-form.tsx';
import { callingOffWords } from './calling-off-words.ts';
import { RunCard } from './run-card.tsx';
import './calling-off.css';

const lookEveryMs = 3_000;

/** What calling an event off will come to; afterwards, how far its orders are. */
function CallingOffScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(callingOffWords);
  const { data, failure, again } = useCall(`calling-off/${site}`, (api) =>
    api.get<typeof readCallingOff>('sites/{site}/calling-off', { params: { site } }),
  );
  const isRunning = data?.run?.state === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = window.setInterval(() => void again(), lookEveryMs);
    return () => window.clearInterval(timer);
  }, [isRunning, again]);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      above={
        <Link className="hc-back" to={`/console/sites/${site}/ending`}>
          <BackIcon />
          {words.back}
        </Link>
      }
    >
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={5} />
      ) : !data.isEvent || data.languages === null ? (
        <Notice kind="info">
          <p>{data.isEvent ? words.notPublic : words.notEvent}</p>
        </Notice>
      ) : data.run !== null ? (
        <RunCard site={site} run={data.run} onChanged={() => void again()} />
      ) : data.cost === null ? null : (
        <BeginForm site={site} languages={data.languages} cost={data.cost} onBegun={() => void again()} />
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: CallingOffScreen, texts: [callingOffWords] };
