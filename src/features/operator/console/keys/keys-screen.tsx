import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Button } from '#console/ui/button.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { listApiKeys } from '../../contract/api-keys.ts';
import { peopleTexts } from '../people/people-texts.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { KeyRow } from './key-row.tsx';
import { keyTexts } from './key-texts.ts';
import { NewKeyForm } from './new-key-form.tsx';
import '../people/people.css';

/** The keys by which programs make the calls of an organiser at a site. */
function KeysScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(keyTexts);
  const [isMaking, setMaking] = useState(false);
  const { data, failure, again } = useCall(`api-keys/${site}`, (api) =>
    api.get<typeof listApiKeys>('sites/{site}/api-keys', { params: { site } }),
  );
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        isMaking ? undefined : (
          <Button look="main" onClick={() => setMaking(true)}>
            {words.make}
          </Button>
        )
      }
    >
      {isMaking ? <NewKeyForm site={site} onMade={() => void again()} onLeave={() => setMaking(false)} /> : null}
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={3} />
      ) : data.keys.length === 0 ? (
        isMaking ? null : (
          <EmptyState title={words.none} text={words.noneText} />
        )
      ) : (
        <>
          <h2 className="hc-people-title">{words.list}</h2>
          <ul className="hc-rows">
            {data.keys.map((key) => (
              <li key={key.keyId}>
                <KeyRow site={site} apiKey={key} onEnded={() => void again()} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: KeysScreen, texts: [keyTexts, peopleTexts, signInTexts] };
