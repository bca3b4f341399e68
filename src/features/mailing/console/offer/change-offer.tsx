import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { LaterModule, PublishedPartProps } from '#console/console-feature.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { makeMailing, readChangeToTell } from '../../contract.ts';
import { offerTexts } from './offer-texts.ts';

/** After a publication that changed the time or the place: the mail that tells whoever has a ticket. */
function ChangeOffer({ site }: PublishedPartProps) {
  const { api, router, toast, failureOf } = useConsole();
  const words = useWords(offerTexts);
  const [isBusy, setBusy] = useState(false);
  const { data } = useCall(`mailing-change/${site}`, () =>
    api.get<typeof readChangeToTell>('sites/{site}/mails/change', { params: { site } }),
  );
  if (data === undefined || !data.isToTell) return null;
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const { mailingId } =
        data.mailingId === null
          ? await api.post<typeof makeMailing>('sites/{site}/mails', { params: { site }, body: { from: 'change' } })
          : { mailingId: data.mailingId };
      router.go(`/console/sites/${site}/mails/${mailingId}`);
    } catch (error) {
      toast({ text: failureOf(error).message });
      setBusy(false);
    }
  };
  return (
    <Notice kind="warning" title={words.title}>
      <p>{words.text}</p>
      <Button look="main" isBusy={isBusy} onClick={() => void begin()}>
        {data.mailingId === null ? words.begin : words.goOn}
      </Button>
    </Notice>
  );
}

export const part: LaterModule<PublishedPartProps> = { Part: ChangeOffer, texts: [offerTexts] };
