import type { ReactNode } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Card } from '#console/ui/page.tsx';
import { labelAt } from '#kernel/console/field-labels.ts';
import { isLocalizedText, localize } from '#kernel/localized-text.ts';
import type { readPart } from '../../contract.ts';
import type { Json } from '../../rules/part-changes.ts';
import { formTexts } from '../form/form-words.ts';
import { asJson } from '../part/as-json.ts';
import type { SaleSection } from '../../rules/sale-sections.ts';
import { partHref } from '../part/part-href.ts';
import { valueAt } from '../part/part-path.ts';
import type { Outline } from '../use-outline.ts';
import { timesTexts } from './times/times-texts.ts';

const profiles = ['serverContent', 'entry', 'profiles'];
const methods = ['serverContent', 'payment', 'methods'];

interface SaleNotesProps {
  site: string;
  outline: Outline;
  contentId: number;
  /** The first ticket, and whether one of them costs something. */
  first: number | undefined;
  costs: boolean;
}

/** What counts for all tickets of a sale: what buyers are asked, how they pay, and how tickets share a number. */
export function SaleNotes({ site, outline, contentId, first, costs }: SaleNotesProps) {
  const { language } = useConsole();
  const { notes: words } = useWords(timesTexts);
  const { labelsOf } = useWords(formTexts);
  const part = `content-${contentId}`;
  const { data } = useCall(`part/${site}/${part}`, (api) =>
    api.get<typeof readPart>('sites/{site}/part', { params: { site }, query: { part } }),
  );
  if (data === undefined) return null;
  const value = asJson(data.value);
  const inSection = (section: SaleSection, path: readonly string[]): string =>
    `tickets/${contentId}/${section}?field=${path.join('.')}`;
  const wordsAt = (path: readonly string[]) => labelAt(labelsOf('ticket'), path).choices;
  const nameOf = (question: Json): string => {
    const label = valueAt(question, ['label']);
    const own = isLocalizedText(label) ? localize(label, language, outline.languages[0] ?? language) : '';
    const method = valueAt(question, ['answerMethod']);
    return own || (typeof method === 'string' ? (wordsAt([...profiles, '', 'answerMethod'])[method] ?? method) : '');
  };
  const asked = listAt(value, profiles).map(nameOf);
  const byDefault = ['CreditCard'];
  const chosen = listAt(value, methods).flatMap((one) => (typeof one === 'string' ? [one] : []));
  const paid = chosen.length === 0 ? byDefault : chosen;
  const paidBy = paid.map((one) => wordsAt(methods)[one] ?? one);
  const rows: [string, ReactNode, string?, string?][] = [
    [words.asked, words.askedText(asked), words.askedLink, inSection('questions', profiles)],
    ...(costs
      ? [
          [
            words.payment,
            `${words.paidBy(paidBy)} ${paid.every((one) => one === 'Local') ? words.online : ''}`.trim(),
            words.paymentLink,
            inSection('payment', methods),
          ] satisfies [string, string, string, string],
          [words.buyers, words.buyersText] satisfies [string, string],
        ]
      : []),
    ...(costs && outline.needsFactor
      ? [
          [words.publishing, words.publishingText, words.publishingLink, '/console/account'] satisfies [
            string,
            string,
            string,
            string,
          ],
        ]
      : []),
    ...(first === undefined
      ? []
      : [
          [
            words.shared,
            words.sharedText,
            words.sharedLink,
            partHref(`item-${contentId}-${first}`, ['enableMultiplePrice']),
          ] satisfies [string, string, string, string],
        ]),
  ];
  return (
    <Card title={words.title}>
      <dl className="hc-facts">
        {rows.map(([name, text, link, to]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text}
              {to === undefined ? null : (
                <>
                  {' '}
                  <Link to={to.startsWith('/') ? to : `/console/sites/${site}/${to}`}>{link}</Link>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function listAt(value: Json, path: readonly string[]): readonly Json[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}
