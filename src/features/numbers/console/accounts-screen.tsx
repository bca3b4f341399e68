import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { useQuery } from '#console/navigation/use-query.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { formatYen } from '#kernel/yen.ts';
import type { readAccounts, readNumberDesk } from '../contract.ts';
import { movementKinds } from '../rules/accounts/movements.ts';
import { numberTexts } from './number-texts.ts';
import './numbers.css';

/** The books of an event by month: their sums, and the file for whoever keeps them. */
function AccountsScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(numberTexts);
  const { query, change } = useQuery(['month']);
  const { data, failure, again } = useCall(`number-desk/${site}`, (api) =>
    api.get<typeof readNumberDesk>('sites/{site}/numbers/desk', { params: { site } }),
  );
  const months = data === undefined ? [] : monthsBetween(data.firstDay, data.today);
  const month = months.includes(query.month) ? query.month : months[0];
  return (
    <Page
      title={words.books.title}
      lead={words.books.lead}
      above={<BackTo to={`/console/sites/${site}/numbers`} text={words.title} />}
    >
      {month === undefined ? (
        failure === undefined ? (
          <Skeleton rows={4} />
        ) : (
          <ReadFailed failure={failure} onAgain={() => void again()} />
        )
      ) : (
        <>
          <div className="hc-numbers-period">
            <SelectField
              label={words.books.month}
              choices={months.map((value) => ({ value, label: value.replace('-', '/') }))}
              value={month}
              onChange={(value) => change({ month: value })}
            />
          </div>
          <Month key={month} site={site} month={month} />
        </>
      )}
    </Page>
  );
}

function Month({ site, month }: { site: string; month: string }) {
  const words = useWords(numberTexts);
  const { data, failure, again } = useCall(`accounts/${site}/${month}`, (api) =>
    api.get<typeof readAccounts>('sites/{site}/accounts', { params: { site }, query: { month } }),
  );
  const file = `${consoleApiPrefix}sites/${site}/accounts/file?month=${month}&kind=`;
  const isEmpty = data !== undefined && movementKinds.every((kind) => data.sums[kind].count === 0);
  return (
    <Card title={words.books.sums} note={words.books.logged}>
      {data === undefined ? (
        failure === undefined ? (
          <Skeleton rows={4} />
        ) : (
          <ReadFailed failure={failure} onAgain={() => void again()} />
        )
      ) : isEmpty ? (
        <p className="hc-muted">{words.books.none}</p>
      ) : (
        <>
          <Sums {...data} />
          <div className="hc-page-actions">
            <a className="hc-button" data-look="main" href={`${file}xlsx`} download>
              {words.books.xlsx}
            </a>
            <a className="hc-button" data-look="plain" href={`${file}csv`} download>
              {words.csv}
            </a>
          </div>
        </>
      )}
    </Card>
  );
}

function Sums({ sums, registrationNumbers }: AnswerOf<typeof readAccounts>) {
  const { language } = useConsole();
  const words = useWords(numberTexts);
  const { kind, count, amount, tax, total, numbers, noTax } = words.books;
  const isTaxed = registrationNumbers.length > 0;
  const yen = (value: number): string => (value === 0 ? '0' : formatYen(value, language));
  const sumOf = (of: 'count' | 'amount' | 'tax'): number => movementKinds.reduce((all, one) => all + sums[one][of], 0);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is scrolled by keys. */}
      <section className="hc-accounts" aria-label={words.books.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[kind, count, amount, ...(isTaxed ? [tax] : [])].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {movementKinds.map((one) => (
              <tr key={one}>
                <th scope="row">{words.books.kinds[one]}</th>
                <td>{sums[one].count.toLocaleString('en')}</td>
                <td>{yen(sums[one].amount)}</td>
                {isTaxed ? <td>{yen(sums[one].tax)}</td> : null}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              <td>{sumOf('count').toLocaleString('en')}</td>
              <td>{yen(sumOf('amount'))}</td>
              {isTaxed ? <td>{yen(sumOf('tax'))}</td> : null}
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="hc-muted">{isTaxed ? `${numbers}${registrationNumbers.join(', ')}` : noTax}</p>
    </>
  );
}

/** The months that have a day of these, the newest first. */
function monthsBetween(first: string, last: string): string[] {
  const names: string[] = [];
  const until = first.slice(0, 7);
  for (let [year = 0, month = 1] = last.split('-').map(Number); ; [year, month] = before(year, month)) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name < until) return names;
    names.push(name);
  }
}

const before = (year: number, month: number): [number, number] => (month === 1 ? [year - 1, 12] : [year, month - 1]);

export const screen: ScreenModule = { Screen: AccountsScreen, texts: [numberTexts] };
