import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { RadioField } from '#console/forms/choice-field.tsx';
import { Card } from '#console/ui/page.tsx';
import type { chooseSalesNotice, readSalesNotice } from '../../contract/notices.ts';
import { type SalesNoticeChoice, salesNoticeChoices } from '../../rules/sales-notice.ts';
import { salesNoticeTexts } from './sales-notice-texts.ts';

/** Which mails about the sales of this site the operator gets: chosen by a press. */
export function SalesNotice({ site }: { site: string }) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(salesNoticeTexts);
  const { data } = useCall(`sales-notice/${site}`, () =>
    api.get<typeof readSalesNotice>('sites/{site}/orders/notice', { params: { site } }),
  );
  const [chosen, setChosen] = useState<SalesNoticeChoice>();
  if (data === undefined) return null;
  const choose = async (choice: SalesNoticeChoice): Promise<void> => {
    const before = chosen;
    setChosen(choice);
    try {
      await api.post<typeof chooseSalesNotice>('sites/{site}/orders/notice', { params: { site }, body: { choice } });
      toast({ text: words.saved });
    } catch (error) {
      setChosen(before);
      toast({ text: failureOf(error).message });
    }
  };
  return (
    <div className="hc-sales-notice">
      <Card title={words.title}>
        <RadioField
          label={words.hint}
          choices={salesNoticeChoices.map((value) => ({ value, label: words.choices[value] }))}
          value={chosen ?? data.choice}
          onChange={(value) => {
            const choice = salesNoticeChoices.find((one) => one === value);
            if (choice !== undefined) void choose(choice);
          }}
        />
      </Card>
    </div>
  );
}
