import { useState } from 'react';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { Button } from '#console/ui/button.tsx';
import { FoundList } from '#console/ui/found-list.tsx';
import { BackIcon } from '#console/ui/icon.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { formatYen } from '#kernel/yen.ts';
import type { askAccounts, makePayout, readPayouts } from '../../contract/payouts.ts';
import { refundsOfPayoutMax } from '../../rules/payout/payout-limits.ts';
import { PayoutFiles } from './payout-files.tsx';
import { payoutWords } from './payout-words.ts';
import './payouts.css';

type Payouts = AnswerOf<typeof readPayouts>;
type Refund = Payouts['entries'][number];

/** What is to be paid back by transfers: accounts are asked for, files made, and what was paid is noted. */
function PayoutsScreen({ params: { site = '' } }: ScreenProps) {
  const { api, language, failureOf } = useConsole();
  const words = useWords(payoutWords);
  const list = usePages<Refund, string, Payouts>(`payouts/${site}/${language}`, (after) =>
    api.get<typeof readPayouts>('sites/{site}/payouts', {
      params: { site },
      query: after === undefined ? {} : { after },
    }),
  );
  const { entries = [], first, again } = list;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<{ kind: 'success' | 'danger'; text: string }>();
  const [isBusy, setBusy] = useState(false);
  const [formKey, setFormKey] = useState(() => crypto.randomUUID());
  const count =
    first?.open && first.open.number > 0
      ? words.refunds(first.open.number, formatYen(first.open.amount, language))
      : '';
  const picked = entries.filter(({ refundNumber }) => chosen.includes(refundNumber)).slice(0, refundsOfPayoutMax);
  const forFile = picked.filter(({ account }) => account === 'given');
  const toAsk = picked.filter(({ account, canBeAsked }) => account !== 'given' && canBeAsked);
  const sumOf = (some: readonly Refund[]): string =>
    formatYen(
      some.reduce((sum, { amount }) => sum + amount, 0),
      language,
    );
  const press = async (work: () => Promise<string>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      setSaid({ kind: 'success', text: await work() });
      setChosen([]);
    } catch (error) {
      setSaid({ kind: 'danger', text: failureOf(error).message });
    } finally {
      setBusy(false);
      void again();
    }
  };
  const ask = () =>
    press(async () => {
      const refundNumbers = toAsk.map(({ refundNumber }) => refundNumber);
      const { asked } = await api.post<typeof askAccounts>('sites/{site}/payouts/ask', {
        params: { site },
        body: { refundNumbers },
      });
      return words.asked(asked);
    });
  const make = () =>
    press(async () => {
      const refunds = forFile.map(({ refundNumber, amount }) => ({ refundNumber, amount }));
      await api.post<typeof makePayout>('sites/{site}/payouts', { params: { site }, body: { key: formKey, refunds } });
      setFormKey(crypto.randomUUID());
      return words.made;
    });
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      above={
        <Link className="hc-back" to={`/console/sites/${site}/orders`}>
          <BackIcon />
          {words.back}
        </Link>
      }
    >
      <Card>
        <FoundList
          list={list}
          count={count}
          onClear={undefined}
          words={{ ...words, clear: '', noneFound: words.none, noneFoundText: words.noneText }}
        >
          {(refunds) => (
            <>
              <label className="hc-choice">
                <input
                  type="checkbox"
                  checked={refunds.every(({ refundNumber }) => chosen.includes(refundNumber))}
                  onChange={({ currentTarget }) =>
                    setChosen(currentTarget.checked ? refunds.map(({ refundNumber }) => refundNumber) : [])
                  }
                />
                <span>{list.readMore === undefined ? words.all : words.allShown(refunds.length)}</span>
              </label>
              <ul className="hc-payout-refunds">
                {refunds.map((refund) => (
                  <RefundRow
                    key={refund.refundNumber}
                    site={site}
                    refund={refund}
                    isChosen={chosen.includes(refund.refundNumber)}
                    onChoose={(isChosen) =>
                      setChosen(
                        isChosen
                          ? [...chosen, refund.refundNumber]
                          : chosen.filter((number) => number !== refund.refundNumber),
                      )
                    }
                  />
                ))}
              </ul>
            </>
          )}
        </FoundList>
        {said === undefined ? null : (
          <Notice kind={said.kind} isNew>
            <p>{said.text}</p>
          </Notice>
        )}
        {picked.length === 0 && entries.length > 0 ? <p className="hc-muted">{words.nothing}</p> : null}
        {toAsk.length === 0 ? null : <p className="hc-muted">{words.askText}</p>}
        {picked.length === 0 ? null : (
          <div className="hc-form-foot">
            {forFile.length === 0 ? null : (
              <Button look="main" isBusy={isBusy} onClick={() => void make()}>
                {words.make(forFile.length, sumOf(forFile))}
              </Button>
            )}
            {toAsk.length === 0 ? null : (
              <Button isBusy={isBusy} onClick={() => void ask()}>
                {words.ask(toAsk.length)}
              </Button>
            )}
          </div>
        )}
      </Card>
      <PayoutFiles site={site} payouts={first?.payouts ?? []} onChanged={() => void again()} />
    </Page>
  );
}

interface RefundRowProps {
  site: string;
  refund: Refund;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function RefundRow({ site, refund, isChosen, onChoose }: RefundRowProps) {
  const { language } = useConsole();
  const words = useWords(payoutWords);
  const { orderNumber, name, amount, account, canBeAsked } = refund;
  return (
    <li>
      <div className="hc-payout-who">
        <label className="hc-choice">
          <input
            type="checkbox"
            aria-label={words.choose(orderNumber)}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
          <span>{name || words.noName}</span>
        </label>
        <Link to={`/console/sites/${site}/orders/${orderNumber}`}>{orderNumber}</Link>
      </div>
      <Badge kind={account === 'given' ? 'success' : account === 'asked' ? 'info' : 'plain'}>
        {account === 'none' && !canBeAsked ? words.cannotAsk : words.accounts[account]}
      </Badge>
      <span className="hc-payout-sum">{formatYen(amount, language)}</span>
    </li>
  );
}

export const screen: ScreenModule = { Screen: PayoutsScreen, texts: [payoutWords] };
