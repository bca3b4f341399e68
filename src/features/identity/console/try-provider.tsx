import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { tryLoginProvider } from '../contract/provider.ts';
import { providerTexts } from './provider-texts.ts';

type Found = AnswerOf<typeof tryLoginProvider>;

/** Asks the stored provider whether it is there, and whether it knows the site. */
export function TryProvider({ site }: { site: string }) {
  const { api, failureOf } = useConsole();
  const words = useWords(providerTexts);
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState<string>();
  const ask = async (): Promise<void> => {
    setBusy(true);
    setFound(undefined);
    setFailed(undefined);
    try {
      setFound(await api.post<typeof tryLoginProvider>('sites/{site}/identity/try', { params: { site }, body: {} }));
    } catch (error) {
      setFailed(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const isRight = found?.isReached === true && found.client === 'right';
  return (
    <Card title={words.tryTitle} note={words.tryNote}>
      <div>
        <Button isBusy={isBusy} onClick={() => void ask()}>
          {words.tryNow}
        </Button>
      </div>
      {found === undefined ? null : (
        <Notice kind={isRight ? 'success' : 'warning'} isNew>
          <p>{found.isReached ? words.clients[found.client] : words.notReached}</p>
        </Notice>
      )}
      {failed === undefined ? null : (
        <Notice kind="danger" isNew>
          <p>{failed}</p>
        </Notice>
      )}
    </Card>
  );
}
